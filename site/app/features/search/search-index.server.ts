import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Locale } from '@niaga/contract/locale'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { getTerms } from '../../words/get-terms.ts'
import { getWords, isFigure } from '../../words/split-words.ts'
import type { SearchEntry, SearchKind } from './search-entry.ts'

/** A result of the index. */
export type SearchHit = {
  entry: SearchEntry
  /** The terms of the index that matched. */
  terms: ReadonlySet<string>
  /** Whether one of the terms is in its text. */
  isInText: boolean
}

export type SearchResults = {
  /** The best hits, in descending order. */
  hits: SearchHit[]
  /** Total number of hits. */
  total: number
  /**
   * Whether each hit contains every word of the query; otherwise the hits only come close, as for a word with a typing
   * error.
   */
  isExact: boolean
}

export type SearchIndex = {
  locale: Locale
  entries: readonly SearchEntry[]
  search: (query: string, most: number, isTyping?: boolean) => SearchResults
}

const fields = ['title', 'otherNames', 'keywords', 'fact', 'text'] as const

type Field = (typeof fields)[number]

/** A name has more weight than a text that mentions it. */
const weights = { title: 6, otherNames: 3, keywords: 2, fact: 2, text: 1 } satisfies Record<
  Field,
  number
>

/** Goods have more weight than articles about them. */
const kindWeights: Readonly<Record<SearchKind, number>> = {
  product: 2.2,
  tool: 2.2,
  grade: 1.5,
  unit: 1.4,
  sheet: 1.4,
  page: 1.2,
  document: 1.2,
  location: 1.1,
  person: 1.1,
  question: 1,
  business: 1,
  post: 1,
}

/** Maximum of index positions of the words in a search for any of them. */
const maxPlaces = 4000

/** More words than anyone types; each costs another pass over the index. */
const maxWords = 8

/** Only few words share a beginning of this length; the last word may be incomplete. */
const shortestBeginning = 4
const shortestLastBeginning = 2

/** Weight of a word that only begins with a word of the query, relative to that word itself; full weight while it is typed. */
const beginningWeight = 0.4
const typedWeight = 1
const mistypedWeight = 0.45

/** Allowed edits per letter: one in four letters, two in eight, as in common typing errors. */
const editsPerLetter = 0.2
const maxEdits = 2
const shortestMistyped = 4

/** How long entries are added before other work of the process runs, in milliseconds: the time of two pages. */
const sliceMs = 5

/**
 * Builds an index in slices, so no request waits longer than one of them takes.
 *
 * @param entries in one language
 * @param termsIn returns the terms of a word
 */
export async function buildSearchIndex(
  entries: readonly SearchEntry[],
  locale: Locale,
  termsIn: typeof getTerms = getTerms,
): Promise<SearchIndex> {
  /** Number of positions of each term. */
  const counts = new Map<string, number>()
  /** Cache during the build, because texts repeat their words. */
  const wordTerms = new Map<string, string[]>()
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: [...fields],
    tokenize: (text) => getWords(text).map((word) => word.text),
    processTerm: (word) => {
      const terms = wordTerms.get(word) ?? termsIn(word, locale)
      wordTerms.set(word, terms)
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
      return terms
    },
    autoVacuum: false,
  })
  let since = performance.now()
  for (const [id, entry] of entries.entries()) {
    index.add({ ...entry, id })
    if (performance.now() - since < sliceMs) continue
    await nextTurn()
    since = performance.now()
  }
  wordTerms.clear()

  /** Returns the searchable words of a query, each once, the rarest first. */
  function queryWords(query: string): QueryWord[] {
    const words = [...new Set(getWords(query).map(({ text }) => text))]
    const last = words.at(-1)
    return words
      .map((text) => {
        // A word is found by its stems and its group wherever the word itself is found.
        const all = termsIn(text, locale)
        const terms = all.slice(1).filter((term) => counts.has(term))
        const indexed = terms.length > 0 ? terms : all.filter((term) => counts.has(term))
        const count = indexed.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0)
        return { text, terms: indexed, count, isLast: text === last, isStopWord: all.length === 0 }
      })
      .filter(({ isStopWord }) => !isStopWord)
      .slice(0, maxWords)
      .toSorted((one, other) => one.count - other.count)
  }

  function run(words: readonly QueryWord[], options: WordOptions): SearchResult[] {
    const [rarest] = words
    if (!rarest) return []
    const weigh = (id: number) => kindWeights[entries[id]?.kind ?? 'post']
    const isAll = options.combineWith === 'AND' && words.length > 1
    // The other words are only searched where the rarest occurs, because a common word is in thousands of articles.
    const places = isAll ? new Set(runQuery([rarest], options, weigh).map(({ id }) => id)) : null
    return runQuery(words, options, places ? (id) => (places.has(id) ? weigh(id) : 0) : weigh)
  }

  function runQuery(
    words: readonly QueryWord[],
    options: WordOptions,
    weigh: (id: number) => number,
  ): SearchResult[] {
    const queries = words.map((word) => wordQuery(word, options))
    const query = { combineWith: options.combineWith, queries }
    return index.search(query, { boost: weights, boostDocument: weigh })
  }

  function wordQuery({ text, terms, isLast }: QueryWord, options: WordOptions): Query {
    const isTyped = isLast && options.isTyping
    const isKnown = terms.length > 0 && !isTyped
    const shortest = isLast ? shortestLastBeginning : shortestBeginning
    const isBeginning = !isKnown && text.length >= shortest && (isTyped || !isFigure(text))
    const isMistyped =
      !isKnown && options.allowsEdits && text.length >= shortestMistyped && !isFigure(text)
    return {
      queries: [[text, ...terms.filter((term) => term !== text)].join(' ')],
      combineWith: 'OR',
      tokenize: (joined) => joined.split(' '),
      processTerm: (term) => (term === text && isKnown && !terms.includes(text) ? null : term),
      prefix: (term) => term === text && isBeginning,
      fuzzy: (term) => (term === text && isMistyped ? editsPerLetter : false),
      maxFuzzy: maxEdits,
      weights: { prefix: isTyped ? typedWeight : beginningWeight, fuzzy: mistypedWeight },
    }
  }

  function search(query: string, most: number, isTyping = false): SearchResults {
    const words = queryWords(query)
    const all = { combineWith: 'AND', allowsEdits: false, isTyping } as const
    const exact = run(words, all)
    if (exact.length > 0) return getResults(exact, most, true)
    const mistyped = run(words, { ...all, allowsEdits: true })
    if (mistyped.length > 0) return getResults(mistyped, most, false)
    if (words.length < 2) return { hits: [], total: 0, isExact: false }
    const some = run(mostSelective(words), { ...all, combineWith: 'OR', allowsEdits: true })
    return getResults(byCoverage(some), most, false)
  }

  function getResults(matches: readonly SearchResult[], most: number, isExact: boolean) {
    const hits = matches.slice(0, most).flatMap(({ id, terms, match }) => {
      const entry = entries[id]
      const isInText = Object.values(match).some((places) => places.includes('text'))
      return entry ? { entry, terms: new Set(terms), isInText } : []
    })
    return { hits, total: matches.length, isExact }
  }

  return { locale, entries, search }
}

type WordOptions = {
  combineWith: 'AND' | 'OR'
  allowsEdits: boolean
  /** Whether the last word may also be the beginning of a number. */
  isTyping: boolean
}

type QueryWord = {
  text: string
  /** The word's terms that are in the index. */
  terms: string[]
  /** Number of positions of the terms. */
  count: number
  isLast: boolean
  isStopWord: boolean
}

/**
 * Returns the most selective words from a list that begins with the rarest: as many as take a few milliseconds to search,
 * at least one.
 */
function mostSelective(words: readonly QueryWord[]): QueryWord[] {
  let places = 0
  return words.filter(({ count }, at) => {
    places += count
    return at === 0 || places <= maxPlaces
  })
}

/** Sorts results by the number of the query's words that they contain. */
function byCoverage(results: readonly SearchResult[]): SearchResult[] {
  return results.toSorted((one, other) => other.queryTerms.length - one.queryTerms.length)
}
