import type { Locale } from '@niaga/contract/locale'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { SearchEntry, SearchKind } from './search-entry.ts'
import { termsOf } from './words/terms-of.ts'
import { isFigure, wordsOf } from './words/words-of.ts'

/** Something that was found. */
export type SearchHit = {
  entry: SearchEntry
  /** The terms of the index by which it was found. */
  terms: ReadonlySet<string>
  /** Whether its text has one of them. */
  isInText: boolean
}

export type SearchResults = {
  /** The best ones, best first. */
  hits: SearchHit[]
  /** How many there are in all. */
  total: number
  /** Whether every word of the query is in each hit; otherwise they only come close, as for a word with a typing error. */
  isExact: boolean
}

export type SearchIndex = {
  locale: Locale
  entries: readonly SearchEntry[]
  search: (query: string, most: number, isTyping?: boolean) => SearchResults
}

const fields = ['title', 'otherNames', 'keywords', 'fact', 'text'] as const

type Field = (typeof fields)[number]

/** A name weighs more than a text that mentions it. */
const weights = { title: 6, otherNames: 3, keywords: 2, fact: 2, text: 1 } satisfies Record<
  Field,
  number
>

/** What a buyer came for weighs more than what is written about it. */
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

/** Terms of a word besides itself: its stems and the group of its meaning. */
const derivedWeight = 0.7

/** More words than anyone types: each costs another pass over the index. */
const mostWords = 8

/** A beginning of this length is of few words; the last word may still be being typed. */
const shortestBeginning = 4
const shortestLastBeginning = 2

/** Edits by which a word may differ: one in four letters, two in eight, as people mistype. */
const editsPerLetter = 0.2
const mostEdits = 2
const shortestMistyped = 4

/** How many entries are added before other work of the process is done: less than two milliseconds of them. */
const sliceSize = 20

/**
 * Builds an index in slices, so that it holds up no request for longer than one of them takes.
 *
 * @param entries in one language
 */
export async function buildSearchIndex(
  entries: readonly SearchEntry[],
  locale: Locale,
): Promise<SearchIndex> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: [...fields],
    tokenize: (text) => wordsOf(text).map((word) => word.text),
    processTerm: (word) => termsOf(word, locale),
    autoVacuum: false,
  })
  const documents = entries.map((entry, id) => ({ ...entry, id }))
  await index.addAllAsync(documents, { chunkSize: sliceSize })

  function run(words: readonly string[], options: WordOptions): SearchResult[] {
    const queries = words.map((word, place) => wordQuery(word, place === words.length - 1, options))
    if (queries.length === 0) return []
    return index.search(
      { combineWith: options.combineWith, queries },
      {
        boost: weights,
        boostDocument: (id: number) => kindWeights[entries[id]?.kind ?? 'post'],
      },
    )
  }

  function wordQuery(word: string, isLast: boolean, options: WordOptions): Query {
    const shortest = isLast ? shortestLastBeginning : shortestBeginning
    const isBeginning = word.length >= shortest && (!isFigure(word) || (isLast && options.isTyping))
    const isMistyped = options.allowsEdits && word.length >= shortestMistyped && !isFigure(word)
    return {
      queries: [termsOf(word, locale).join(' ')],
      combineWith: 'OR',
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      prefix: (_term, place) => place === 0 && isBeginning,
      fuzzy: (_term, place) => (place === 0 && isMistyped ? editsPerLetter : false),
      maxFuzzy: mostEdits,
      boostTerm: (_term, place) => (place === 0 ? 1 : derivedWeight),
    }
  }

  function search(query: string, most: number, isTyping = false): SearchResults {
    const words = queryWords(query, locale)
    const all = { combineWith: 'AND', allowsEdits: false, isTyping } as const
    const exact = run(words, all)
    if (exact.length > 0) return resultsOf(exact, most, true)
    const mistyped = run(words, { ...all, allowsEdits: true })
    if (mistyped.length > 0) return resultsOf(mistyped, most, false)
    if (words.length < 2) return { hits: [], total: 0, isExact: false }
    const some = run(words, { ...all, combineWith: 'OR', allowsEdits: true })
    return resultsOf(byCoverage(some), most, false)
  }

  function resultsOf(found: readonly SearchResult[], most: number, isExact: boolean) {
    const hits = found.slice(0, most).flatMap(({ id, terms, match }) => {
      const entry = entries[id]
      const isInText = Object.values(match).some((places) => places.includes('text'))
      return entry ? { entry, terms: new Set(terms), isInText } : []
    })
    return { hits, total: found.length, isExact }
  }

  return { locale, entries, search }
}

type WordOptions = {
  combineWith: 'AND' | 'OR'
  allowsEdits: boolean
  /** Whether the last word may be the beginning of a figure too. */
  isTyping: boolean
}

/** The words of a query by which something can be found, each once. */
function queryWords(query: string, locale: Locale): string[] {
  const words = wordsOf(query).map(({ text }) => text)
  return [...new Set(words)].filter((word) => termsOf(word, locale).length > 0).slice(0, mostWords)
}

/** Those with the most words of the query first. */
function byCoverage(found: readonly SearchResult[]): SearchResult[] {
  return found.toSorted((one, other) => other.queryTerms.length - one.queryTerms.length)
}
