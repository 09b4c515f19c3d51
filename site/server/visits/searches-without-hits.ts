import { createHmac, randomBytes } from 'node:crypto'
import type { Locale } from '@niaga/contract/locale'
import { getNetwork } from '@niaga/server-kit/visitor-limit'
import { LRUCache } from 'lru-cache'

/** Number of visitors who have to search for the same words within a week before anyone may read them. */
const minVisitors = 3

/** Large enough that no single visitor can evict others' words; each takes some hundred bytes. */
const maxQueries = 2000
/** A more precise count of a frequent search is not needed. */
const maxVisitors = 200
/** Searches of one visitor in a week: a stranger who makes up words fills a fortieth of the memory. */
const maxPerVisitor = 50
const maxKnownVisitors = 10_000

/** Longer searches are sentences, which reveal more about the visitor than about missing content. */
const longestText = 60

/** Nine digits may be a telephone number or a personal number; two calorific values have eight. */
const minNumberDigits = 9

export type Search = { locale: Locale; query: string }

/**
 * Detects searches without results without keeping a visitor's input: words and visitors are only compared as hashes with
 * a random key that lives for a week, in this process alone. The words themselves are returned with the third visitor who
 * searches for them.
 *
 * @param now the time of day, in milliseconds since 1970
 */
export function createSearchesWithoutHits(now = Date.now) {
  let week = Number.NaN
  let key = randomBytes(32)
  const withoutHits = new LRUCache<string, true>({ max: maxQueries })
  const visitorsByQuery = new LRUCache<string, Set<string>>({ max: maxQueries })
  const searchesByVisitor = new LRUCache<string, number>({ max: maxKnownVisitors })

  function beginWeek(): void {
    const current = getWeek(now())
    if (current === week) return
    week = current
    key = randomBytes(32)
    withoutHits.clear()
    visitorsByQuery.clear()
    searchesByVisitor.clear()
  }

  function getHash(text: string): string {
    return createHmac('sha256', key).update(text).digest('base64url')
  }

  return {
    /** Called after a search with its number of hits. */
    rendered({ locale, query, hits }: Search & { hits: number }): void {
      beginWeek()
      const text = publicText(query)
      if (text === null) return
      const hash = getHash(`${locale} ${text}`)
      if (hits === 0) withoutHits.set(hash, true)
      else withoutHits.delete(hash)
    },

    /**
     * Called when a visitor saw the result of a search.
     *
     * @param visitor an address
     * @returns the words and the number of visitors to count for them, or `null`
     */
    shown({ locale, query }: Search, visitor: string): { text: string; visitors: number } | null {
      beginWeek()
      const text = publicText(query)
      if (text === null) return null
      const hash = getHash(`${locale} ${text}`)
      if (!withoutHits.has(hash)) return null
      const visitors = visitorsByQuery.get(hash) ?? new Set()
      const visitorHash = getHash(getNetwork(visitor))
      const searches = searchesByVisitor.get(visitorHash) ?? 0
      const isKnown = visitors.has(visitorHash) || visitors.size >= maxVisitors
      if (isKnown || searches >= maxPerVisitor) return null
      searchesByVisitor.set(visitorHash, searches + 1)
      visitors.add(visitorHash)
      visitorsByQuery.set(hash, visitors)
      if (visitors.size < minVisitors) return null
      return { text, visitors: visitors.size === minVisitors ? minVisitors : 1 }
    },
  }
}

/** Returns words that editors may read, `null` if they may be about a person. */
function publicText(query: string): string | null {
  const text = query
    .normalize('NFKC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toLowerCase()
  const isShort = text !== '' && text.length <= longestText
  const isNumber = (text.match(/\p{Nd}/gu)?.length ?? 0) >= minNumberDigits
  return isShort && !isNumber && !text.includes('@') ? text : null
}

const weekMs = 7 * 86_400_000
/** The first Monday of 1970 in Jakarta. */
const firstMondayMs = 4 * 86_400_000 - 7 * 3_600_000

function getWeek(ms: number): number {
  return Math.floor((ms - firstMondayMs) / weekMs)
}
