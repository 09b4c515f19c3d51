import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { type Service, startService, stopService, untilReady } from '../../scripts/services.ts'
import { freePort } from '../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { addProducts, createSample, signInEditor } from './support/grown-company.ts'
import { peakKb, residentKb } from './support/process-figures.ts'
import { replacePosts } from './support/replace-posts.ts'

// Measures the cost of growth: both built services with 10, 1,000 and 100,000 posts, and with 500 products with grades, on
// SQLite. The script reads `/proc`, so it runs only on Linux, and writes some 3 GB to the temporary folder.

type Size = { name: string; posts: number; products?: number }

const sizes: readonly Size[] = [
  { name: '10 posts', posts: 10 },
  { name: '1,000 posts', posts: 1000 },
  { name: '100,000 posts', posts: 100_000 },
  { name: '500 products', posts: 10, products: 500 },
]

/** One column of the table, keyed by row name. */
type Figures = Map<string, string>

const postsPerPage = 12
/** Visitors leave after a longer wait, and editors notice it. */
const longestMs = 2000

/**
 * The site renders up to 500 pages after startup, using half a processor; measurements begin after that. The wait is below
 * a minute, after which the site closes an idle connection.
 */
const warmUpMs = 40_000

await buildWhatIsNotBuilt()
await using base = temporaryFolder()
const editorOutput = await createSample(base.path)
const faults: string[] = []
const columns: Figures[] = []
for (const size of sizes) {
  console.error(`Measuring ${size.name} …`)
  columns.push(await measure(size))
}
printTable(columns)
if (faults.length > 0) {
  console.log(`\nFailed, or longer than ${longestMs / 1000} s: ${faults.join(', ')}`)
  process.exitCode = 1
}

async function measure(size: Size): Promise<Figures> {
  await using folder = temporaryFolder()
  const [data, cache] = [join(folder.path, 'data'), join(folder.path, 'cache')]
  cpSync(base.path, data, { recursive: true })
  replacePosts(join(data, 'content.db'), size.posts)
  if (size.products) await addProducts(data, editorOutput, size.products)
  const figures: Figures = new Map()
  const port = await freePort()
  const env = { CACHE_DIR: cache, PAGE_LIMIT_PER_MINUTE: '100000' }
  const content = await timed(figures, 'start of the content service', async () => {
    const service = startService('content-service', {
      ...{ port: await freePort(), output: 'keep' },
      env: { DATA_DIR: data, SAMPLE_CONTENT: 'none' },
    })
    await untilReady(service)
    return service
  })
  const site = await timed(figures, 'start of the site', async () => {
    const service = startService('site', {
      ...{ port, output: 'keep' },
      env: { ...env, CONTENT_HOST: content.origin },
    })
    await untilReady(service)
    return service
  })
  try {
    await measureSite(figures, site, size)
    await measureHost(figures, content, size)
    await measureAdmin(figures, content, size)
    for (const { name, process: child } of [content, site]) {
      const [now, peak] = [residentKb(child.pid), peakKb(child.pid)].map((kb) =>
        Math.round(kb / 1024),
      )
      figures.set(`memory of the ${getName(name)}, now and at most`, `${now} · ${peak} MB`)
    }
  } finally {
    await stopService(site)
    await stopService(content)
  }
  return figures
}

function getName(service: Service['name']): string {
  return service === 'site' ? 'site' : 'content service'
}

async function measureSite(figures: Figures, { origin }: Service, { posts }: Size): Promise<void> {
  const last = Math.ceil(posts / postsPerPage)
  await visit(figures, 'blog, first visit', `${origin}/blog`)
  await new Promise((resolve) => setTimeout(resolve, warmUpMs))
  await visit(figures, 'blog, again', `${origin}/blog`)
  await visit(figures, 'blog in English, last page', `${origin}/en/blog?halaman=${last}`)
  await visit(figures, 'blog, first search for a title', `${origin}/blog?q=bagian+9`)
  await visit(figures, 'blog, another search', `${origin}/blog?q=bagian+${posts}`)
  await visit(figures, 'site search, first', `${origin}/cari?q=batubara`)
  await visit(figures, 'site search, another', `${origin}/cari?q=jadwal+muat`)
  await visit(figures, 'products', `${origin}/en/produk`)
  await visit(figures, 'one product', `${origin}/en/produk/1`)
  await visit(figures, 'feed', `${origin}/rss.xml`)
  const index = await visit(figures, 'sitemap.xml', `${origin}/sitemap.xml`)
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)/g)].map(([, path]) => path)
  const part = parts.at(-1)
  if (part) await visit(figures, 'last part of the sitemap', `${origin}${part}`)
  figures.set('files of the sitemap', String(Math.max(1, parts.length)))
}

async function measureHost(figures: Figures, { origin }: Service, { posts }: Size): Promise<void> {
  const page = (number: number) => `${origin}/api/blogs?lang=en&page=${number}&per_page=99`
  await visit(figures, 'call: a page of posts', page(1))
  await visit(figures, 'call: the last page of posts', page(Math.ceil(posts / 99)))
  await visit(figures, 'call: all products', `${origin}/api/products?language=en`)
}

async function measureAdmin(figures: Figures, service: Service, { posts }: Size): Promise<void> {
  const { headers } = await signInEditor(service, editorOutput)
  const list = `${service.origin}/admin/collections/blog-posts`
  await visit(figures, 'admin: list of posts, first', list, headers)
  await visit(figures, 'admin: list of posts, again', list, headers)
  await visit(
    figures,
    'admin: last page of posts',
    `${list}?page=${Math.ceil(posts / 25)}`,
    headers,
  )
  await visit(figures, 'admin: search for a post', `${list}?search=bagian+${posts}`, headers)
  const products = `${service.origin}/admin/collections/products`
  await visit(figures, 'admin: one post', `${list}/1`, headers)
  await visit(figures, 'admin: list of products', products, headers)
}

async function visit(
  figures: Figures,
  what: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const body = await timed(figures, what, async () => {
    const response = await fetch(address, { headers }).catch(() => null)
    const text = (await response?.text().catch(() => null)) ?? ''
    if (!response?.ok) faults.push(`${what} (${response ? response.status : 'no response'})`)
    return text
  })
  figures.set(what, `${figures.get(what)}, ${Math.ceil(body.length / 1000)} kB`)
  return body
}

async function timed<Value>(
  figures: Figures,
  what: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const startedAt = performance.now()
  const value = await work()
  const ms = performance.now() - startedAt
  figures.set(what, `${Math.round(ms)} ms`)
  // Startup is exempt, because visitors come later.
  if (ms > longestMs && !what.startsWith('start')) faults.push(`${what} (${Math.round(ms)} ms)`)
  return value
}

function printTable(all: readonly Figures[]): void {
  const rows = [...new Set(all.flatMap((figures) => [...figures.keys()]))]
  console.log(`| | ${sizes.map(({ name }) => name).join(' | ')} |`)
  console.log(`|---|${sizes.map(() => '---|').join('')}`)
  for (const row of rows) {
    console.log(`| ${row} | ${all.map((figures) => figures.get(row) ?? '').join(' | ')} |`)
  }
}
