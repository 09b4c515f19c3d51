import { hrefIn } from '../../i18n/locale-address.ts'
import { localeRegistry } from '../../i18n/locale-registry.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** Searches by title: a plain form that browser/live-forms.ts sends while the visitor types. */
export function BlogSearch({ query, hits }: { query: string; hits: number }) {
  return (
    <div className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-12">
      {/* biome-ignore lint/a11y/useSemanticElements: `search` is not yet a landmark in every screen reader. */}
      <form
        role="search"
        method="get"
        action={hrefIn(getLocale(), '/blog')}
        data-live="push"
        className="lg:col-span-7"
      >
        <label htmlFor="blog-search" className="mb-2 block font-semibold">
          {m.blog_search()}
        </label>
        <div className="flex gap-2">
          <input
            id="blog-search"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            className="field-input"
          />
          <button type="submit" className="button button-ore">
            {m.blog_search_button()}
          </button>
        </div>
      </form>
      {/* If there are no hits, a notice replaces the list. */}
      <p
        role="status"
        data-part="hits"
        className={
          hits === 0
            ? 'sr-only'
            : 'text-muted tabular-nums wrap-anywhere lg:col-span-5 lg:text-right'
        }
      >
        {hitsText(query, hits)}
      </p>
    </div>
  )
}

function hitsText(query: string, hits: number): string {
  const { dateLocale } = localeRegistry[getLocale()]
  const text = m.blog_hits({ count: hits, shown: hits.toLocaleString(dateLocale) })
  return query === '' ? text : m.blog_hits_for({ hits: text, query })
}
