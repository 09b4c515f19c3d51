import type { Locale } from '@niaga/contract/locale'
import type { SiteContext } from '../../site-context.ts'
import type { SearchEntry } from './search-entry.ts'
import { getSearchIndex } from './search-indexes.server.ts'
import {
  maxResults,
  maxSuggestions,
  type ResultsView,
  resultsView,
  type StartView,
  startView,
} from './search-view.ts'

type Site = Pick<
  SiteContext,
  'content' | 'imageSource' | 'ownPicture' | 'log' | 'limitPage' | 'recordSearch'
>

/** A link that the visitor may mean. */
export type Suggestion = Pick<SearchEntry, 'kind' | 'title' | 'fact' | 'path' | 'isFile'>

/** How soon a page is rendered again if its index was older than the content, in milliseconds. */
const outdatedMs = 1000

/**
 * Returns the results of a search, or links to start from for `''`; `null` while there is no index. Every visitor's search
 * passes here once for each rendering of its page.
 */
export async function runSearch(
  site: Site,
  locale: Locale,
  query: string,
): Promise<{ results: ResultsView | null; start: StartView | null } | null> {
  const index = await currentIndex(site, locale)
  if (!index) return null
  if (query === '') return { results: null, start: startView(index) }
  const results = index.search(query, maxResults)
  site.recordSearch?.({ locale, query, hits: results.total })
  return {
    results: resultsView(index, results),
    start: results.total === 0 ? startView(index) : null,
  }
}

/** Returns the best few results for a search being typed; `null` while there is no index. */
export async function suggest(
  site: Site,
  locale: Locale,
  query: string,
): Promise<Suggestion[] | null> {
  const index = await currentIndex(site, locale)
  if (!index) return null
  return index
    .search(query, maxSuggestions, true)
    .hits.map(({ entry: { kind, title, fact, path, isFile } }) => ({
      ...{ kind, title, fact, path, isFile },
    }))
}

async function currentIndex(site: Site, locale: Locale) {
  const current = await getSearchIndex(site, locale)
  if (current?.isOutdated) site.limitPage(outdatedMs)
  return current?.index ?? null
}
