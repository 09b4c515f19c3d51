import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Locale } from '@niaga/contract/locale'
import type { SiteContext } from '../../site-context.ts'
import { type ArticleBodies, createArticleBodies } from './article-bodies.server.ts'
import { readEntries } from './entries/read-entries.server.ts'
import {
  isSameContent,
  readSearchSources,
  type SearchSources,
} from './entries/search-sources.server.ts'
import { withLimitChecks } from './limit-checks.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.server.ts'

type Site = Pick<SiteContext, 'content' | 'imageSource' | 'ownPicture' | 'log'>

type CachedIndex = {
  index: SearchIndex | null
  sources: SearchSources | null
  bodies: ArticleBodies
  /** Whether texts of articles were loaded that are missing from the index. */
  hasNewBodies: boolean
  refreshing: Promise<void> | null
}

/** An index, and whether it may be older than the content. */
export type FoundIndex = { index: SearchIndex; isOutdated: boolean }

/** How long a search waits for a newer index if an older index exists, in milliseconds: too short to notice. */
const patienceMs = 150

/**
 * Runs a function outside the request that called it. Otherwise, a failure during the build of an index would count as a
 * missing part of the first searcher's page, and such a page does not replace a good one.
 */
const outsideRequests = AsyncLocalStorage.snapshot()

/** Keyed by the content client, which has the same lifetime: one for all visitors, and one for each preview. */
const indexes = new WeakMap<SiteContext['content'], Map<Locale, CachedIndex>>()

/**
 * Returns the index of a language, kept in the memory of this process. A single build at a time replaces it when its
 * sources have changed; requests meanwhile use the previous index.
 *
 * @returns `null` while no searchable content can be loaded
 */
export async function getSearchIndex(site: Site, locale: Locale): Promise<FoundIndex | null> {
  const entry = cacheFor(site.content, locale)
  entry.refreshing ??= outsideRequests(() => refresh(entry, site, locale))
    .catch((err: unknown) => site.log.error({ err }, 'The search index could not be built'))
    .finally(() => {
      entry.refreshing = null
    })
  const refreshing = entry.refreshing.then(() => true)
  if (!entry.index) {
    await refreshing
    return entry.index && { index: entry.index, isOutdated: false }
  }
  const old = entry.index
  const isFresh = await Promise.race([refreshing, wait(patienceMs, false, { ref: false })])
  return { index: entry.index ?? old, isOutdated: !isFresh }
}

function cacheFor(content: SiteContext['content'], locale: Locale): CachedIndex {
  const byLocale = indexes.get(content) ?? new Map<Locale, CachedIndex>()
  indexes.set(content, byLocale)
  const cached = byLocale.get(locale)
  if (cached) return cached
  const bodies = createArticleBodies(content, locale)
  const entry = { index: null, sources: null, bodies, hasNewBodies: false, refreshing: null }
  byLocale.set(locale, entry)
  return entry
}

async function refresh(entry: CachedIndex, site: Site, locale: Locale): Promise<void> {
  const sources = await readSearchSources(site.content, locale, entry.sources)
  if (!sources) return
  const isCurrent = entry.sources !== null && isSameContent(entry.sources, sources)
  if (!entry.index || !isCurrent || entry.hasNewBodies) {
    entry.hasNewBodies = false
    const entries = await readEntries(sources, entry.bodies.texts(), locale, site)
    const index = await buildSearchIndex(entries, locale)
    entry.index = withLimitChecks(index, sources.products ?? [])
    entry.sources = sources
  }
  entry.bodies.refresh(sources.posts ?? []).then(
    (isChanged) => {
      if (isChanged) entry.hasNewBodies = true
    },
    (err: unknown) => site.log.error({ err }, 'The texts of articles could not be read'),
  )
}
