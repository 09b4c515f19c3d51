import { createHmac, randomBytes } from 'node:crypto'
import type { Locale } from '@niaga/contract/locale'
import { networkOf } from '@niaga/server-kit/visitor-limit'
import { LRUCache } from 'lru-cache'

/** As many visitors have to search for the same words within a week before anyone may read them. */
const leastVisitors = 3

/** Words that no single visitor must be able to push out, and some hundred bytes for each. */
const mostQueries = 2000
/** Beyond these a search is as frequent as anyone needs to know. */
const mostVisitors = 200
/** Searches of one visitor in a week: a stranger who makes words up fills a fortieth of the memory. */
const mostOfVisitor = 50
const mostKnownVisitors = 10_000

/** Longer ones are sentences, which say more of a visitor than of what is missing here. */
const longestText = 60

/** Nine digits are a telephone number or a number of a person; two calorific values have eight. */
const leastDigitsOfNumber = 9

export type Search = { locale: Locale; query: string }

/**
 * Notices which searches find nothing without keeping what a visitor typed: words and visitors are only compared as hashes
 * with a random key that lives for a week, in this process alone. The words themselves are returned with the visitor who
 * is the third to search for them.
 *
 * @param now the time of day, in milliseconds since 1970
 */
export function createSearchesWithoutHits(now = Date.now) {
  let week = Number.NaN
  let key = randomBytes(32)
  const withoutHits = new LRUCache<string, true>({ max: mostQueries })
  const visitorsOf = new LRUCache<string, Set<string>>({ max: mostQueries })
  const searchesOf = new LRUCache<string, number>({ max: mostKnownVisitors })

  function beginWeek(): void {
    const current = weekOf(now())
    if (current === week) return
    week = current
    key = randomBytes(32)
    withoutHits.clear()
    visitorsOf.clear()
    searchesOf.clear()
  }

  function hashOf(text: string): string {
    return createHmac('sha256', key).update(text).digest('base64url')
  }

  return {
    /** A search was carried out, and found so much. */
    rendered({ locale, query, hits }: Search & { hits: number }): void {
      beginWeek()
      const text = publicText(query)
      if (text === null) return
      const hash = hashOf(`${locale} ${text}`)
      if (hits === 0) withoutHits.set(hash, true)
      else withoutHits.delete(hash)
    },

    /**
     * A visitor saw the result of a search.
     *
     * @param visitor an address
     * @returns the words and how many visitors are to be counted for them, `null` for none
     */
    shown({ locale, query }: Search, visitor: string): { text: string; visitors: number } | null {
      beginWeek()
      const text = publicText(query)
      if (text === null) return null
      const hash = hashOf(`${locale} ${text}`)
      if (!withoutHits.has(hash)) return null
      const visitors = visitorsOf.get(hash) ?? new Set()
      const visitorHash = hashOf(networkOf(visitor))
      const searches = searchesOf.get(visitorHash) ?? 0
      const isKnown = visitors.has(visitorHash) || visitors.size >= mostVisitors
      if (isKnown || searches >= mostOfVisitor) return null
      searchesOf.set(visitorHash, searches + 1)
      visitors.add(visitorHash)
      visitorsOf.set(hash, visitors)
      if (visitors.size < leastVisitors) return null
      return { text, visitors: visitors.size === leastVisitors ? leastVisitors : 1 }
    },
  }
}

/** Words as editors may read them; `null` for what may be about a person. */
function publicText(query: string): string | null {
  const text = query
    .normalize('NFKC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toLowerCase()
  const isShort = text !== '' && text.length <= longestText
  const isNumber = (text.match(/\p{Nd}/gu)?.length ?? 0) >= leastDigitsOfNumber
  return isShort && !isNumber && !text.includes('@') ? text : null
}

const weekMs = 7 * 86_400_000
/** The first Monday of 1970 in Jakarta. */
const firstMondayMs = 4 * 86_400_000 - 7 * 3_600_000

function weekOf(ms: number): number {
  return Math.floor((ms - firstMondayMs) / weekMs)
}
