import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../content-service/src/testing/postgres-server.ts'
import {
  type PostTables,
  postgresTables,
  sqliteTables,
  writePosts,
} from '../content-service/src/testing/write-posts.ts'
import { buildWhatIsNotBuilt } from '../scripts/builds.ts'
import {
  freePort,
  type Service,
  startService,
  stopService,
  untilReady,
} from '../scripts/services.ts'
import { tell } from './support/figures.ts'
import { cpuMs, peakKb } from './support/process-figures.ts'

// What one answer of the content service costs, and what a blog of 10,000 posts costs. Linux alone
// tells how much a process has used.

const requests = 2_000
const atOnce = 8
const postCount = 10_000
/** A reader may refuse a body above this. */
const readerLimitMb = 16

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

type Asked = { status: number; bytes: number; etag: string; ms: number }

await buildWhatIsNotBuilt()
await measureHome('kept, 200', {}, false)
await measureHome('kept, 304', {}, true)
await measureHome('not kept, 200', { RESPONSE_CACHE_BYTES: '0' }, false)
await measureBlog('SQLite', {}, (dataFolder) => sqliteTables(join(dataFolder, 'content.db')))
await measureBlogOnPostgres()

async function measureHome(label: string, env: NodeJS.ProcessEnv, asksAgain: boolean) {
  await withService(env, async ({ origin, process: { pid } }) => {
    const address = `${origin}/api/home?lang=id`
    const { etag } = await ask(address)
    const headers: Record<string, string> = asksAgain ? { 'If-None-Match': etag } : {}
    await askMany(address, headers, requests / 4)
    const before = cpuMs(pid)
    const startedAt = performance.now()
    await askMany(address, headers, requests)
    const seconds = (performance.now() - startedAt) / 1000
    const each = (cpuMs(pid) - before) / requests
    tell(`home, ${label}`, `${each.toFixed(2)} ms CPU, ${Math.round(requests / seconds)} a second`)
  })
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
      ['whole list, kept', '/api/blogs?lang=en'],
      ['page 1 of 50', '/api/blogs?lang=en&page=1&per_page=50'],
      ['page 200 of 50', '/api/blogs?lang=en&page=200&per_page=50'],
      ['one post', `/api/blogs/${postCount}?lang=en`],
    ] as const) {
      const { ms, bytes, status } = await ask(origin + path)
      const figure = `${ms.toFixed(0)} ms, ${mb(bytes)} MB, status ${status}`
      tell(`${postCount} posts on ${database}, ${label}`, figure)
    }
    const perPost = (await ask(`${origin}/api/blogs?lang=en`)).bytes / postCount
    const limit = Math.floor((readerLimitMb * 1024 * 1024) / perPost)
    tell(`posts in ${readerLimitMb} MB`, String(limit))
    tell(`most memory on ${database}`, `${Math.round(peakKb(child.pid) / 1024)} MB`)
  })
}

async function measureBlogOnPostgres() {
  const programs = findPostgres()
  if (!programs) return tell('posts on PostgreSQL', 'not measured: it is not installed')
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
  const dataFolder = mkdtempSync(join(tmpdir(), 'niaga-bench-'))
  const service = startService('content-service', {
    port: await freePort(),
    output: 'keep',
    env: { DATA_DIR: dataFolder, ...env },
  })
  try {
    await untilReady(service)
    await work(service, dataFolder)
  } finally {
    await stopService(service)
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function askMany(address: string, headers: Record<string, string>, count: number) {
  let left = count
  async function worker() {
    while (left > 0) {
      left -= 1
      await ask(address, headers)
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
        const { statusCode: status = 0, headers: answered } = response
        resolve({ status, bytes, etag: answered.etag ?? '', ms: performance.now() - startedAt })
      })
    }).on('error', reject)
  })
}

function mb(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(2)
}
