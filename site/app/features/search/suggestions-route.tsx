import { renderToStaticMarkup } from 'react-dom/server'
import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import { hrefIn } from '../../i18n/locale-address.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { Formula } from '../../ui/formula.tsx'
import { Dotted } from '../../ui/text/dotted.tsx'
import type { Route } from './+types/suggestions-route'
import { kindNames } from './kind-names.ts'
import { type Suggestion, suggest } from './run-search.server.ts'
import { readSearch } from './search-address.ts'

/** Returns suggestions for a search being typed, as JSON with the markup and the sentence that browser/suggestions.ts shows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { query } = readSearch(url.searchParams)
  const suggestions = await suggest(context.get(siteContext), getLocale(), query)
  const headers = { 'X-Robots-Tag': 'noindex' }
  if (!suggestions) {
    return new Response(null, { status: 503, headers: { ...headers, 'Retry-After': '10' } })
  }
  const count = suggestions.length
  const status = count === 0 ? '' : m.search_suggestion_count({ count })
  const options = renderToStaticMarkup(suggestions.map(getOption))
  return Response.json({ options, status }, { headers })
}

/** Returns an option of the list; the field keeps the focus and names the selected one. */
function getOption({ kind, title, fact, path, isFile }: Suggestion, place: number) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
    <div
      key={`${kind} ${path} ${title}`}
      id={`suggestion-${place}`}
      role="option"
      aria-selected="false"
      data-href={isFile ? path : hrefIn(getLocale(), path)}
      className="search-option"
    >
      <span lang={fallbackLanguage(title)} className="search-option-title">
        {title}
      </span>{' '}
      <span className="search-option-kind">
        <Dotted
          facts={[
            kindNames[kind](),
            fact !== '' && (
              <span key="" lang={fallbackLanguage(fact)}>
                <Formula text={fact} />
              </span>
            ),
          ]}
        />
      </span>
    </div>
  )
}
