import type { MarkedText } from './marked-text.ts'
import { getExcerpt, markedText } from './marked-text.ts'
import type { SearchEntry, SearchKind } from './search-entry.ts'
import type { SearchIndex, SearchResults } from './search-index.server.ts'

export type ResultView = {
  kind: SearchKind
  path: string
  isFile: boolean
  title: MarkedText
  fact: MarkedText
  excerpt: MarkedText
}

/** The results of a search. */
export type ResultsView = {
  results: ResultView[]
  /** Total number of results; only the best are shown. */
  total: number
  isExact: boolean
  /** Whether there are articles, whose titles can be searched on their own page. */
  hasPosts: boolean
}

/** Links for a visitor who has not searched yet. */
export type StartView = {
  examples: string[]
  groups: { kind: 'product' | 'tool' | 'post'; entries: StartEntry[] }[]
}

type StartEntry = { path: string; title: string; fact: string }

/** More results than anyone reads; other results need another word. */
export const maxResults = 24

export const maxSuggestions = 7

const startKinds = { product: 6, tool: 9, post: 4 } as const

/** One example of a search for each of these kinds. */
const exampleKinds = ['product', 'grade', 'unit', 'document'] as const satisfies SearchKind[]

export function resultsView(index: SearchIndex, searchResults: SearchResults): ResultsView {
  return {
    results: searchResults.hits.map(({ entry, terms, isInText }) => {
      const { kind, path, isFile, title, fact, text } = entry
      const mark = (part: string) => markedText(part, terms, index.locale)
      const excerpt = getExcerpt(text, isInText ? terms : none, index.locale)
      return { kind, path, isFile, title: mark(title), fact: mark(fact), excerpt: mark(excerpt) }
    }),
    total: searchResults.total,
    isExact: searchResults.isExact,
    hasPosts: index.entries.some(({ kind }) => kind === 'post'),
  }
}

const none: ReadonlySet<string> = new Set()

export function startView({ entries }: SearchIndex): StartView {
  const ofKind = (kind: SearchKind) => entries.filter((entry) => entry.kind === kind)
  const groups = (['product', 'tool', 'post'] as const).map((kind) => ({
    kind,
    entries: ofKind(kind).slice(0, startKinds[kind]).map(startEntry),
  }))
  const examples = exampleKinds.flatMap(
    (kind) => entries.find((entry) => entry.kind === kind) ?? [],
  )
  return {
    examples: examples.map(({ title }) => title),
    groups: groups.filter((group) => group.entries.length > 0),
  }
}

function startEntry({ path, title, fact }: SearchEntry): StartEntry {
  return { path, title, fact }
}
