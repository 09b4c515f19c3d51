import { hrefIn } from '../../i18n/locale-address.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { longestQuery, searchPath, suggestionsPath } from './search-address.ts'

/** The search: a plain form; with script it suggests links while the visitor types (browser/suggestions.ts). */
export function SearchField({ query }: { query: string }) {
  const locale = getLocale()
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not yet a landmark in every screen reader.
    <form
      role="search"
      action={hrefIn(locale, searchPath)}
      data-suggestions={hrefIn(locale, suggestionsPath)}
      className="search-form"
    >
      <label htmlFor="site-search" className="search-label">
        {m.search_label()}
      </label>
      <div className="search-row">
        <div className="search-field">
          <input
            id="site-search"
            type="text"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="search-hint"
            className="field-input"
          />
          <div
            id="suggestions"
            role="listbox"
            aria-label={m.search_suggestions()}
            hidden
            className="search-options"
          />
        </div>
        <button type="submit" className="button button-ore">
          {m.nav_search()}
        </button>
      </div>
      <p id="search-hint" className="search-hint">
        {m.search_hint()}
      </p>
      <p role="status" className="sr-only" />
    </form>
  )
}
