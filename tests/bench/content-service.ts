import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../../content-service/src/testing/postgres-server.ts'
import {
  type PostTables,
  postgresTables,
  sqliteTables,
  writePosts,
} from '../../content-service/src/testing/write-posts.ts'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { type Service, startService, stopService, untilReady } from '../../scripts/services.ts'
import { freePort } from '../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { firstEditor } from '../support/editor.ts'
import { median, printFigure } from './support/figures.ts'
import { cpuMs, peakKb } from './support/process-figures.ts'

// Measures the cost of one response of the content service, and of a blog of 10,000 posts. The script reads `/proc`, so it
// runs only on Linux.

const home = '/api/home?lang=id'
const requests = 8_000
const rounds = 5
const atOnce = 8
const postCount = 10_000
/** A client may reject a larger body. */
const readerLimitMb = 16

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

type Cost = { cpuMs: number; perSecond: number }
type CostOptions = {
  headers?: Record<string, string>
  count?: number
  getAddress?: (index: number) => string
}
type Asked = { status: number; bytes: number; etag: string; ms: number }

await buildWhatIsNotBuilt()
await measureHomeCached()
await measureHomeUncached()
await measureBlog('SQLite', {}, (dataFolder) => sqliteTables(join(dataFolder, 'content.db')))
await measureBlogOnPostgres()

/** Measures both in one service, alternately, because the difference is small. */
async function measureHomeCached() {
  await withService({}, async (service) => {
    const { etag } = await ask(service.origin + home)
    const cached: Cost[] = []
    const unchanged: Cost[] = []
    await getCost(service, {})
    for (let round = 0; round < rounds; round += 1) {
      cached.push(await getCost(service, {}))
      unchanged.push(await getCost(service, { headers: { 'If-None-Match': etag } }))
    }
    const [whole, none] = [middle(cached), middle(unchanged)]
    printFigure('home, cached, 200', costText(whole), '≤ 1 ms', whole.cpuMs <= 1)
    printFigure('home, cached, 304', costText(none), 'below 200', none.cpuMs < whole.cpuMs)
  })
}

async function measureHomeUncached() {
  // The home page ignores `page`, but the cache keeps a response for each value.
  const getAddress = (index: number) => `${home}&page=${index + 1}`
  await withService({}, async (service) => {
    await getCost(service, { count: 500, getAddress })
    const other = (index: number) => getAddress(index + 500)
    printFigure(
      'home, not cached, 200',
      costText(await getCost(service, { count: 2000, getAddress: other })),
    )
  })
}

async function getCost(
  { origin, process: { pid } }: Service,
  { headers = {}, count = requests, getAddress = () => home }: CostOptions,
): Promise<Cost> {
  const before = cpuMs(pid)
  const startedAt = performance.now()
  await askMany((index) => origin + getAddress(index), headers, count)
  const seconds = (performance.now() - startedAt) / 1000
  return { cpuMs: (cpuMs(pid) - before) / count, perSecond: count / seconds }
}

function middle(costs: readonly Cost[]): Cost {
  return {
    cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
    perSecond: median(costs.map(({ perSecond }) => perSecond)),
  }
}

function costText({ cpuMs, perSecond }: Cost): string {
  return `${cpuMs.toFixed(3)} ms CPU, ${Math.round(perSecond)} a second`
}

async function measureBlog(
  database: string,
  env: NodeJS.ProcessEnv,
  open: (dataFolder: string) => PostTables | Promise<PostTables>,
) {
  await withService({ SAMPLE_CONTENT: 'none', ...env }, async (service, dataFolder) => {
    await writePosts(await open(dataFolder), postCount)
    const { origin, process: child } = service
    for (const [label, path] of [
      ['whole list, first time', '/api/blogs?lang=en'],
      ['whole list, cached', '/api/blogs?lang=en'],
      ['page 1 of 50', '/api/blogs?lang=en&page=1&per_page=50'],
      ['page 200 of 50', '/api/blogs?lang=en&page=200&per_page=50'],
      ['one post', `/api/blogs/${postCount}?lang=en`],
    ] as const) {
      const { ms, bytes, status } = await ask(origin + path)
      const figure = `${ms.toFixed(0)} ms, ${mb(bytes)} MB, status ${status}`
      printFigure(`${postCount} posts on ${database}, ${label}`, figure)
    }
    const { headers } = await firstEditor(service)
    for (const [label, query] of [
      ['first time', ''],
      ['again', ''],
      ['last page', `?page=${postCount / 10}`],
      ['search', '?search=bagian+9999'],
    ]) {
      const { ms, status } = await ask(`${origin}/admin/collections/blog-posts${query}`, headers)
      const figure = `${ms.toFixed(0)} ms, status ${status}`
      printFigure(`${postCount} posts on ${database}, the admin's list, ${label}`, figure)
    }
    const perPost = (await ask(`${origin}/api/blogs?lang=en`)).bytes / postCount
    const limit = Math.floor((readerLimitMb * 1024 * 1024) / perPost)
    printFigure(`posts in ${readerLimitMb} MB`, String(limit))
    printFigure(`most memory on ${database}`, `${Math.round(peakKb(child.pid) / 1024)} MB`)
  })
}

async function measureBlogOnPostgres() {
  const programs = findPostgres()
  if (!programs) return printFigure('posts on PostgreSQL', 'not measured: it is not installed')
  const server = await startPostgres(programs)
  try {
    const url = server.url('postgres')
    await measureBlog('PostgreSQL', { DATABASE_URL: url }, () => postgresTables(url))
  } finally {
    await server.stop()
  }
}

async function withService(
  env: NodeJS.ProcessEnv,
  work: (service: Service, dataFolder: string) => Promise<void>,
): Promise<void> {
  await using folder = temporaryFolder()
  const service = startService('content-service', {
    port: await freePort(),
    output: 'keep',
    env: { DATA_DIR: folder.path, ...env },
  })
  try {
    await untilReady(service)
    await work(service, folder.path)
  } finally {
    await stopService(service)
  }
}

async function askMany(
  getAddress: (index: number) => string,
  headers: Record<string, string>,
  count: number,
) {
  let left = count
  async function worker() {
    while (left > 0) {
      left -= 1
      await ask(getAddress(left), headers)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

function ask(address: string, headers: Record<string, string> = {}): Promise<Asked> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength
      })
      response.on('end', () => {
        const { statusCode: status = 0, headers: responseHeaders } = response
        resolve({
          status,
          bytes,
          etag: responseHeaders.etag ?? '',
          ms: performance.now() - startedAt,
        })
      })
    }).on('error', reject)
  })
}

function mb(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(2)
}
