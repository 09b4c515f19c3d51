import { localeRegistry } from '../../i18n/locale-registry.ts'
import { pageName } from '../../i18n/page-name.ts'
import type { Closing } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { requestPath } from '../../ui/calls.ts'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { ResultEntry } from './result-entry.tsx'
import { longestQuery } from './search-address.ts'
import { SearchField } from './search-field.tsx'
import type { ResultsView, StartView } from './search-view.ts'
import { StartHere } from './start-here.tsx'

type SearchScreenProps = {
  query: string
  isCut: boolean
  results: ResultsView | null
  start: StartView | null
  closing: Closing
}

/** The search over the whole site: the field with its results or with links to start from. */
export function SearchScreen({ query, isCut, results: view, start, closing }: SearchScreenProps) {
  return (
    <div className="search-page">
      <PageHero page={{ title: pageName('/cari'), intro: query === '' ? m.search_lead() : '' }} />
      <div className="wrap search-body">
        <SearchField query={query} />
        {isCut && <p className="search-note">{m.search_cut({ most: longestQuery })}</p>}
        {view && (
          <section aria-labelledby="results" className="search-results">
            <div className="search-head">
              <h2 id="results" className="expanded text-heading wrap-anywhere">
                {m.search_title_for({ query })}
              </h2>
              <p role="status" className="text-muted tabular-nums">
                {countText(view)}
              </p>
            </div>
            {!view.isExact && view.total > 0 && <p className="search-note">{m.search_near()}</p>}
            {view.total === 0 && <NoResults query={query} />}
            <ol className="search-list">
              {view.results.map((result) => (
                <ResultEntry
                  key={`${result.kind} ${result.path} ${result.title}`}
                  result={result}
                />
              ))}
            </ol>
            {view.hasPosts && view.total > view.results.length && (
              <LocalLink
                to={`/blog?${new URLSearchParams({ q: query })}`}
                className="onward mt-6 text-ore wrap-anywhere"
              >
                {m.search_posts({ query })}
                <ArrowIcon />
              </LocalLink>
            )}
          </section>
        )}
        {start && <StartHere start={start} />}
      </div>
      <CallToAction closing={closing} />
    </div>
  )
}

function countText({ total, results }: ResultsView): string {
  const { dateLocale } = localeRegistry[getLocale()]
  const shown = total.toLocaleString(dateLocale)
  if (total > results.length) return m.search_hits_best({ shown, most: results.length })
  return m.search_hits({ count: total, shown })
}

/** Notice that nothing similar was found, with a way to ask for it. */
function NoResults({ query }: { query: string }) {
  return (
    <Notice>
      <p className="expanded text-heading wrap-anywhere">{m.search_none({ query })}</p>
      <p className="measure mt-3 text-muted">{m.search_none_text()}</p>
      <LocalLink
        to={requestPath({ product: query, kind: null })}
        className="onward mt-4 text-ore wrap-anywhere"
      >
        {m.search_none_ask({ query })}
        <ArrowIcon />
      </LocalLink>
    </Notice>
  )
}
