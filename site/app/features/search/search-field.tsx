import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import { hrefIn } from '../../i18n/locale-address.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Formula } from '../../ui/formula.tsx'
import { useIsScripted } from '../../ui/use-is-scripted.ts'
import { kindNames } from './kind-names.ts'
import type { Suggestion } from './run-search.server.ts'
import { longestQuery, searchAddress, searchPath } from './search-address.ts'
import { useSuggestions } from './use-suggestions.ts'

const optionId = (place: number) => `suggestion-${place}`

/**
 * The search: a plain form that, with script, suggests links while the visitor types (a combobox with a list, as in the
 * ARIA Authoring Practices). The arrow keys select a suggestion; without a selection, Enter searches.
 */
export function SearchField({ query }: { query: string }) {
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const isScripted = useIsScripted()
  const { suggestions, suggestFor, clear } = useSuggestions()
  /** Index of the selected suggestion, -1 without a selection. */
  const [chosen, setChosen] = useState(-1)
  const locale = getLocale()
  const isOpen = suggestions.length > 0

  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = query
  }, [query])

  function close(): void {
    clear()
    setChosen(-1)
  }

  function goTo({ path, isFile }: Suggestion): void {
    close()
    if (isFile) window.location.assign(path)
    else void navigate(hrefIn(locale, path))
  }

  function search(): void {
    const suggestion = suggestions[chosen]
    if (suggestion) {
      goTo(suggestion)
      return
    }
    close()
    const typed = field.current?.value.trim().slice(0, longestQuery) ?? ''
    if (typed !== query) void navigate(hrefIn(locale, searchAddress(typed)))
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (!isOpen) return
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown') setChosen(chosen + 1 < suggestions.length ? chosen + 1 : -1)
    else if (event.key === 'ArrowUp') setChosen(chosen < 0 ? suggestions.length - 1 : chosen - 1)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not yet a landmark in every screen reader.
    <form
      role="search"
      method="get"
      action={hrefIn(locale, searchPath)}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
      className="search-form"
    >
      <label htmlFor="site-search" className="search-label">
        {m.search_label()}
      </label>
      <div className="search-row">
        <div className="search-field">
          <input
            ref={field}
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
            {...(isScripted && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': 'suggestions',
              'aria-activedescendant': chosen >= 0 ? optionId(chosen) : undefined,
            })}
            onInput={(event) => {
              setChosen(-1)
              suggestFor(event.currentTarget.value)
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
            className="field-input"
          />
          {isScripted && (
            <div
              id="suggestions"
              role="listbox"
              aria-label={m.search_suggestions()}
              hidden={!isOpen}
              // Keeps the focus in the field; otherwise the list would close before the click.
              onPointerDown={(event) => event.preventDefault()}
              className="search-options"
            >
              {suggestions.map((suggestion, place) => (
                <Option
                  key={`${suggestion.kind} ${suggestion.path} ${suggestion.title}`}
                  id={optionId(place)}
                  suggestion={suggestion}
                  isChosen={place === chosen}
                  onChoose={() => goTo(suggestion)}
                />
              ))}
            </div>
          )}
        </div>
        <button type="submit" className="button button-ore">
          {m.nav_search()}
        </button>
      </div>
      <p id="search-hint" className="search-hint">
        {m.search_hint()}
      </p>
      {isScripted && (
        <p role="status" className="sr-only">
          {isOpen && m.search_suggestion_count({ count: suggestions.length })}
        </p>
      )}
    </form>
  )
}

type OptionProps = {
  id: string
  suggestion: Suggestion
  isChosen: boolean
  onChoose: () => void
}

/** Selected with the arrow keys from the field, which keeps the focus. */
function Option({ id, suggestion: { kind, title, fact }, isChosen, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onChoose}
      className="search-option"
    >
      <span lang={fallbackLanguage(title)} className="search-option-title">
        {title}
      </span>{' '}
      <span className="search-option-kind">
        {kindNames[kind]()}
        {fact !== '' && (
          <span lang={fallbackLanguage(fact)}>
            {' · '}
            <Formula text={fact} />
          </span>
        )}
      </span>
    </div>
  )
}
