import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { stopService } from '../../scripts/services.ts'
import { prepareCompany } from '../journeys/support/company.ts'
import { startSite } from '../journeys/support/site.ts'
import { startContent } from '../support/content.ts'
import { signIn } from '../support/editor.ts'
import { addProducts } from './support/grown-company.ts'
import { peakKb, residentKb } from './support/process-figures.ts'
import { replacePosts } from './support/replace-posts.ts'

// Measures the cost of growth: both built services with 10, 1,000 and 100,000 posts, and with 500 products with grades, on
// SQLite. The script reads `/proc`, so it runs only on Linux, and writes some 3 GB to the temporary folder.

const sizes = [
  { name: '10 posts', posts: 10, products: 0 },
  { name: '1,000 posts', posts: 1000, products: 0 },
  { name: '100,000 posts', posts: 100_000, products: 0 },
  { name: '500 products', posts: 10, products: 500 },
]

/** One column of the table, keyed by row name. */
type Figures = Map<string, string>

const postsPerPage = 12
/** Visitors leave after a longer wait, and editors notice it. */
const maxMs = 2000

/**
 * The site renders up to 500 pages after startup, using half a processor; measurements begin after that. The wait is below
 * a minute, after which the site closes an idle connection.
 */
const warmUpMs = 40_000

await buildWhatIsNotBuilt()
const faults: string[] = []
const columns: Figures[] = []
for (const size of sizes) {
  console.error(`Measuring ${size.name} …`)
  columns.push(await measure(size))
}
const rows = [...new Set(columns.flatMap((figures) => [...figures.keys()]))]
console.log(`| | ${sizes.map(({ name }) => name).join(' | ')} |`)
console.log(`|---|${sizes.map(() => '---|').join('')}`)
for (const row of rows) {
  console.log(`| ${row} | ${columns.map((figures) => figures.get(row) ?? '').join(' | ')} |`)
}
if (faults.length > 0) {
  console.log(`\nFailed, or longer than ${maxMs / 1000} s: ${faults.join(', ')}`)
  process.exitCode = 1
}

async function measure({ posts, products }: (typeof sizes)[number]): Promise<Figures> {
  await using company = await prepareCompany()
  replacePosts(join(company.dataDir, 'content.db'), posts)
  if (products > 0) await addProducts(company, products)
  const figures: Figures = new Map()
  const content = await timed(figures, 'start of the content service', () =>
    startContent({ DATA_DIR: company.dataDir }),
  )
  const settings = { CONTENT_HOST: content.origin, PAGE_LIMIT_PER_MINUTE: '100000' }
  const site = await timed(figures, 'start of the site', () => startSite(settings))
  try {
    await visit(figures, 'blog, first visit', `${site.origin}/blog`)
    await wait(warmUpMs)
    for (const [what, path] of getPages(posts)) await visit(figures, what, site.origin + path)
    const { headers } = await signIn(content.origin, company.editor)
    for (const [what, path] of getCalls(posts)) {
      await visit(figures, what, content.origin + path, path.startsWith('/admin') ? headers : {})
    }
    for (const { name, process } of [content, site]) {
      const [now, peak] = [residentKb(process.pid), peakKb(process.pid)].map((kb) =>
        Math.round(kb / 1024),
      )
      figures.set(`memory of the ${name}, now and at most`, `${now} · ${peak} MB`)
    }
  } finally {
    await site.stop()
    await stopService(content)
  }
  return figures
}

function getPages(posts: number): [what: string, path: string][] {
  const last = Math.ceil(posts / postsPerPage)
  return [
    ['blog, again', '/blog'],
    ['blog in English, last page', `/en/blog?halaman=${last}`],
    ['blog, first search for a title', '/blog?q=bagian+9'],
    ['blog, another search', `/blog?q=bagian+${posts}`],
    ['site search, first', '/cari?q=batubara'],
    ['site search, another', '/cari?q=jadwal+muat'],
    ['products', '/en/produk'],
    ['one product', '/en/produk/1'],
    ['feed', '/rss.xml'],
    ['sitemap.xml', '/sitemap.xml'],
    // Only a large sitemap has parts.
    ...(posts > 10_000 ? [['a part of the sitemap', '/sitemap-2.xml'] as [string, string]] : []),
  ]
}

function getCalls(posts: number): [what: string, path: string][] {
  const [calls, list] = ['/api/blogs?lang=en&per_page=99', '/admin/collections/blog-posts']
  return [
    ['call: a page of posts', `${calls}&page=1`],
    ['call: the last page of posts', `${calls}&page=${Math.ceil(posts / 99)}`],
    ['call: all products', '/api/products?language=en'],
    ['admin: list of posts, first', list],
    ['admin: list of posts, again', list],
    ['admin: last page of posts', `${list}?page=${Math.ceil(posts / 25)}`],
    ['admin: search for a post', `${list}?search=bagian+${posts}`],
    ['admin: one post', `${list}/1`],
    ['admin: list of products', '/admin/collections/products'],
  ]
}

async function visit(figures: Figures, what: string, address: string, headers = {}): Promise<void> {
  const body = await timed(figures, what, async () => {
    const response = await fetch(address, { headers }).catch(() => null)
    const text = (await response?.text().catch(() => null)) ?? ''
    if (!response?.ok) faults.push(`${what} (${response ? response.status : 'no response'})`)
    return text
  })
  figures.set(what, `${figures.get(what)}, ${Math.ceil(body.length / 1000)} kB`)
}

async function timed<Value>(figures: Figures, what: string, work: () => Promise<Value>) {
  const startedAt = performance.now()
  const value = await work()
  const ms = performance.now() - startedAt
  figures.set(what, `${Math.round(ms)} ms`)
  // Startup is exempt, because visitors come later.
  if (ms > maxMs && !what.startsWith('start')) faults.push(`${what} (${Math.round(ms)} ms)`)
  return value
}
