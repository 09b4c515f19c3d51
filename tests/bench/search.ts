// cspell:ignore kapl kandx kadr batx menx muatx kapax penx perx tambx kontrk pelabuan surveor tongkng batubra
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sampleContent } from '../../content-service/sample/content.ts'
import { mostBodies } from '../../site/app/features/search/article-bodies.server.ts'
import type { SearchEntry } from '../../site/app/features/search/search-entry.ts'
import { buildSearchIndex } from '../../site/app/features/search/search-index.server.ts'
import { sixtyQueries } from '../../site/app/features/search/sixty-queries.ts'
import { createRandom } from './support/random.ts'

// How long the index of a site with 10,000 articles takes to build, how much memory it takes, and how long a search in it
// takes: of visitors, and of someone who means to slow it down. The articles are made of the sample's words.

const posts = 10_000
const bodyLength = 6000
const rounds = 9

function wordsOfSample(locale: 'id' | 'en'): string[] {
  const texts = sampleContent.posts.flatMap(({ title, body }) => [
    title[locale],
    ...body.flatMap((block) =>
      block.kind === 'list' ? block.items.map((item) => item[locale]) : block.text[locale],
    ),
  ])
  return texts.join(' ').split(/\s+/)
}

function madeEntries(): SearchEntry[] {
  const random = createRandom()
  const categories = sampleContent.posts.map(({ category }) => category.id)
  const [own, other] = [wordsOfSample('id'), wordsOfSample('en')]
  const text = (words: readonly string[], count: number) =>
    Array.from({ length: count }, () => words[Math.floor(random() * words.length)]).join(' ')
  return Array.from({ length: posts }, (_, place) => ({
    kind: 'post',
    title: text(own, 8),
    path: `/blog/${place + 1}`,
    isFile: false,
    fact: '24 November 2026',
    text: place < mostBodies ? text(own, 1000).slice(0, bodyLength) : '',
    otherNames: text(other, 8),
    keywords: categories[place % categories.length] ?? '',
  }))
}

/** Long, with words that begin, or nearly spell, as many others as possible. */
const hostile = [
  'a'.repeat(100),
  'pe me di ke be te se',
  'penx menx perx kandx batx tambx kapax muatx',
  'batubara kapal muatan kadar mutu tambang nilai kalor',
  'kadr batubra kapl mutan surveor tongkng pelabuan kontrk',
  '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25',
  'aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll mmmm nnnn oooo pppp qqqq',
  'abcdefghij'.repeat(10),
]

function heapBytes(): number {
  if (!globalThis.gc) throw new Error('Run with --expose-gc')
  globalThis.gc()
  return process.memoryUsage().heapUsed
}

/** Of this thread, so that a busy machine does not count. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function percentile(sorted: readonly number[], share: number): string {
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2)} ms`
}

const before = heapBytes()
const entries = madeEntries()
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const startedAt = processorMs()
const index = await buildSearchIndex(entries, 'id')
const builtMs = processorMs() - startedAt
delay.disable()
const indexBytes = heapBytes() - before

/** The best of several times, because a busy machine only ever makes one longer. */
function bestOf(query: string, isTyping: boolean): number {
  const times = Array.from({ length: rounds }, () => {
    const begunAt = performance.now()
    index.search(query, 24, isTyping)
    return performance.now() - begunAt
  })
  return Math.min(...times)
}

function measure(name: string, queries: readonly string[], isTyping = false): void {
  const times = queries.map((query) => bestOf(query, isTyping)).sort((one, other) => one - other)
  console.log(
    `${name}: median ${percentile(times, 0.5)}, 95th ${percentile(times, 0.95)}, longest ${percentile(times, 1)}`,
  )
}

console.log(`Index of ${posts} articles, ${mostBodies} of them with their text`)
console.log(
  `Built in ${builtMs.toFixed(0)} ms of a processor; other work waited at most ${(delay.max / 1e6).toFixed(0)} ms; ${(indexBytes / 1e6).toFixed(1)} MB`,
)
const queries = sixtyQueries.id.map(([query]) => query)
measure('A search', queries)
measure(
  'A suggestion',
  queries.flatMap((query) => [query.slice(0, 2), query.slice(0, 4), query]),
  true,
)
measure('A search meant to be slow', hostile)
