import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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
await measureBlog()

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

async function measureBlog() {
  await withService({ SAMPLE_CONTENT: 'none' }, async (service, dataFolder) => {
    writePosts(join(dataFolder, 'content.db'))
    const { origin, process: child } = service
    for (const [label, path] of [
      ['whole list, first time', '/api/blogs?lang=en'],
      ['whole list, kept', '/api/blogs?lang=en'],
      ['page 1 of 50', '/api/blogs?lang=en&page=1&per_page=50'],
      ['page 200 of 50', '/api/blogs?lang=en&page=200&per_page=50'],
      ['one post', `/api/blogs/${postCount}?lang=en`],
    ] as const) {
      const { ms, bytes, status } = await ask(origin + path)
      tell(`${postCount} posts, ${label}`, `${ms.toFixed(0)} ms, ${mb(bytes)} MB, status ${status}`)
    }
    const perPost = (await ask(`${origin}/api/blogs?lang=en`)).bytes / postCount
    const limit = Math.floor((readerLimitMb * 1024 * 1024) / perPost)
    tell(`posts in ${readerLimitMb} MB`, String(limit))
    tell('most memory', `${Math.round(peakKb(child.pid) / 1024)} MB`)
  })
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

/** Straight into the tables: through the service it would take minutes. */
function writePosts(file: string): void {
  const database = new DatabaseSync(file)
  const post = database.prepare(
    `INSERT INTO blog_posts (id, published_date, listed_at, _status) VALUES (?, ?, ?, 'published')`,
  )
  const text = database.prepare(
    `INSERT INTO blog_posts_locales (title, category, body, _locale, _parent_id) VALUES (?, ?, ?, ?, ?)`,
  )
  database.exec('BEGIN')
  for (let id = 1; id <= postCount; id += 1) {
    const moment = new Date(Date.UTC(2020, 0, 1) + id * 3_600_000).toISOString()
    post.run(id, moment, moment)
    for (const locale of ['id', 'en']) {
      const title = `Batubara termal dan jadwal muat, bagian ${id} (${locale})`
      text.run(title, 'Operasi', JSON.stringify(bodyOf(title)), locale, id)
    }
  }
  database.exec('COMMIT')
  database.close()
}

/** Twelve paragraphs, about as long as a post of the sample. */
function bodyOf(title: string) {
  const container = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const sentence = `${title}. Mutu ditetapkan di pelabuhan muat oleh surveyor independen. `.repeat(
    4,
  )
  const words = { type: 'text', version: 1, text: sentence, format: 0, detail: 0, mode: 'normal' }
  const paragraph = { type: 'paragraph', ...container, children: [{ ...words, style: '' }] }
  return {
    root: { type: 'root', ...container, children: Array.from({ length: 12 }, () => paragraph) },
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
