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

type Kept = {
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
const indexes = new WeakMap<SiteContext['content'], Map<Locale, Kept>>()

/**
 * Returns the index of a language, kept in the memory of this process. A single build at a time replaces it when its
 * sources have changed; requests meanwhile use the previous index.
 *
 * @returns `null` while no searchable content can be loaded
 */
export async function getSearchIndex(site: Site, locale: Locale): Promise<FoundIndex | null> {
  const kept = keptFor(site.content, locale)
  kept.refreshing ??= outsideRequests(() => refresh(kept, site, locale))
    .catch((err: unknown) => site.log.error({ err }, 'The search index could not be built'))
    .finally(() => {
      kept.refreshing = null
    })
  const refreshing = kept.refreshing.then(() => true)
  if (!kept.index) {
    await refreshing
    return kept.index && { index: kept.index, isOutdated: false }
  }
  const old = kept.index
  const isFresh = await Promise.race([refreshing, wait(patienceMs, false, { ref: false })])
  return { index: kept.index ?? old, isOutdated: !isFresh }
}

function keptFor(content: SiteContext['content'], locale: Locale): Kept {
  const byLocale = indexes.get(content) ?? new Map<Locale, Kept>()
  indexes.set(content, byLocale)
  const known = byLocale.get(locale)
  if (known) return known
  const bodies = createArticleBodies(content, locale)
  const kept = { index: null, sources: null, bodies, hasNewBodies: false, refreshing: null }
  byLocale.set(locale, kept)
  return kept
}

async function refresh(kept: Kept, site: Site, locale: Locale): Promise<void> {
  const sources = await readSearchSources(site.content, locale, kept.sources)
  if (!sources) return
  const isCurrent = kept.sources !== null && isSameContent(kept.sources, sources)
  if (!kept.index || !isCurrent || kept.hasNewBodies) {
    kept.hasNewBodies = false
    const entries = await readEntries(sources, kept.bodies.texts(), locale, site)
    const index = await buildSearchIndex(entries, locale)
    kept.index = withLimitChecks(index, sources.products ?? [])
    kept.sources = sources
  }
  kept.bodies.refresh(sources.posts ?? []).then(
    (isChanged) => {
      if (isChanged) kept.hasNewBodies = true
    },
    (err: unknown) => site.log.error({ err }, 'The texts of articles could not be read'),
  )
}
