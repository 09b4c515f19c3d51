import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen } from '@niaga/server-kit/testing/listen'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallContent } from '../../testing/content.ts'
import { closeHosts, type Host, type Reply, sendJson, startHost } from '../../testing/host.ts'
import { type Site, startSite } from '../../testing/site.ts'
import { staticPolicy } from './rewrite-page.ts'
import { snapshotAddress } from './snapshot-address.ts'
import { captureSnapshot, rewriteStyles, type Snapshot } from './take-snapshot.ts'

const live = 'https://contoh.example'
const takenAt = new Date('2026-11-25T02:00:00Z')
const { path: folder, remove: removeFolder } = temporaryFolder()
const target = join(folder, 'snapshot')

let picture: Buffer
/** A path that the content host fails to serve. */
let broken: string | null = null
let host: Host
let site: Site
let front: Host
let snapshot: Snapshot
let mirror: { origin: string; close: () => void }

const emptyLists = new Set(
  ['galleries', 'mining-locations', 'managements', 'sheets', 'pages', 'redirects', 'people'].map(
    (list) => `/api/${list}`,
  ),
)

/** A product with a picture, two pages of a blog, a document, and a page with a broken link. */
const content: Reply = (request, response) => {
  const { pathname, searchParams } = new URL(request.path, 'http://host')
  const isEnglish = (searchParams.get('lang') ?? searchParams.get('language')) === 'en'
  const post = (id: number) => ({
    id,
    title: `${isEnglish ? 'News' : 'Berita'} ${id}`,
    image: 'storage/tambang.png',
    category: null,
    published_date: '2026-11-01',
    content: `<p><a href="/produk/7">Timah</a> <a href="/tidak-ada">?</a> <a href="https://lain.example/">Lain</a> <a href="/lama.html">Lama</a> <a href="/healthz">Sehat</a></p>`,
  })
  if (pathname === broken) response.writeHead(500).end()
  else if (pathname === '/api/products') {
    const features = [{ id: 1, title: 'Kadar', description: '99,9 %' }]
    const product = { id: 7, name: 'Timah', description: 'Balok', image: 'tambang.png', features }
    sendJson(response, { data: [product] })
  } else if (pathname === '/api/blogs') {
    sendJson(response, { data: Array.from({ length: 14 }, (_, index) => post(index + 1)) })
  } else if (pathname.startsWith('/api/blogs/')) {
    sendJson(response, { data: post(Number(pathname.split('/').at(-1))) })
  } else if (pathname === '/api/documents') {
    const file = 'files/1/profil.pdf'
    const document = { id: 1, title: 'Profil', kind: 'profile', file, bytes: 8, language: 'both' }
    sendJson(response, { data: [document] })
  } else if (pathname === '/files/1/profil.pdf') {
    response
      .writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': 8 })
      .end('%PDF-1.7')
  } else if (pathname === '/storage/tambang.png') {
    response.writeHead(200, { 'Content-Type': 'image/png', ETag: '"1"' }).end(picture)
  } else if (emptyLists.has(pathname)) sendJson(response, { data: [] })
  else smallContent(request, response)
}

/** Drawings and link previews, of which the site would draw two hundred similar ones in half a minute of processor time. */
const alike = /^\/(?:pictures\/\d+\/(?!pump)|-\/share\/(?!produk\/7))/

/** Proxies the site, except for most of its pictures. */
const passOn: Reply = async ({ path, headers: { accept = '' } }, response) => {
  if (alike.test(path)) return response.writeHead(200, { 'Content-Type': 'image/png' }).end(picture)
  // Simulates a redirect by the site's editors.
  const served = path.replace(/\/lama\.html$/, '/produk/7')
  const { status, headers, body } = await site.get(served, { headers: { Accept: accept } })
  for (const name of ['Content-Type', 'Content-Security-Policy', 'Retry-After']) {
    const value = headers.get(name)
    if (value !== null) response.setHeader(name, value)
  }
  response.writeHead(status)
  for await (const chunk of body ?? []) response.write(chunk)
  response.end()
}

beforeAll(async () => {
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a94d18' } })
    .png()
    .toBuffer()
  host = await startHost(content)
  site = await startSite(host.origin)
  front = await startHost(passOn)
  snapshot = await captureSnapshot({ folder: target, from: front.origin, live: null, now: takenAt })
  mirror = await serveFolder(target)
})

afterAll(async () => {
  mirror?.close()
  await site?.close()
  await closeHosts()
  await removeFolder()
})

test('a plain static host serves every page, picture and document, in both languages', async () => {
  const received = host.received.length
  const { pages, parts, links } = await crawl(mirror.origin)
  expect(pages.size).toBe(snapshot.pages - 2)
  for (const path of ['/', '/en/', '/produk/7/', '/en/blog/14/', '/kontak/', '/produk/timah/']) {
    expect([...pages.keys()]).toContain(path)
  }
  for (const path of ['/files/1/profil.pdf', '/rss.xml', '/favicon.ico', '/produk/timah.pdf']) {
    expect([...parts, ...links]).toContain(path)
  }
  expect(parts).toContain('/media/960/storage/tambang.png.webp')
  expect(existsSync(join(target, '-/share/produk/7.jpg'))).toBe(true)
  expect(readFileSync(join(target, 'files/1/profil.pdf'), 'utf8')).toBe('%PDF-1.7')
  // The site and its content host received no requests.
  expect(host.received.length).toBe(received)
})

test('has the parts of a list, and leads from one to the next', async () => {
  const first = await text('/blog/')
  expect(first).toContain('href="/blog/halaman-2/"')
  expect(await text('/blog/halaman-2/')).toContain('Berita 14')
  expect(await text('/en/blog/halaman-2/')).toContain('News 14')
})

test('leads from forms, searches and filters to the live site', async () => {
  const contact = await text('/kontak/')
  expect(contact).not.toContain('<form')
  expect(contact).toContain(`href="${live}/kontak">Kirim pesan lewat situs aktif</a>`)
  expect(await text('/en/kontak/')).toContain(
    `href="${live}/en/kontak">Send a message on the live site</a>`,
  )
  expect(await text('/cari/')).toContain(`href="${live}/cari">Cari di situs aktif</a>`)
})

test('says on every page that it is a copy, of when, and runs no script', async () => {
  const { pages } = await crawl(mirror.origin)
  for (const [path, html] of pages) {
    const isEnglish = path.startsWith('/en/')
    const notice = isEnglish
      ? 'A static copy of this site as of November 25, 2026 at 9:00 AM WIB.'
      : 'Salinan statis situs ini per 25 November 2026 pukul 09.00 WIB.'
    expect(html, path).toContain(notice)
    expect(html, path).not.toMatch(/<script(?! type="application\/ld\+json")/)
    expect(html, path).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'none'/,
    )
  }
})

test('has a page for addresses without one', async () => {
  const response = await fetch(`${mirror.origin}/en/tidak-ada/`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('href="/en/"')
})

test('names addresses that the site does not have, and leaves them to the live site', async () => {
  const missing = snapshot.missing.map(({ path }) => path).sort()
  expect(missing).toEqual(['/en/healthz', '/en/tidak-ada', '/healthz', '/tidak-ada'])
  expect(await text('/blog/1/')).toContain(`href="${live}/tidak-ada"`)
})

test('leaves the former snapshot as it is when an address fails, and names it', async () => {
  const before = readFileSync(join(target, 'snapshot.json'), 'utf8')
  broken = '/api/blogs/3'
  site.clear()
  try {
    await expect(
      captureSnapshot({ folder: target, from: front.origin, live, attempts: 1 }),
    ).rejects.toThrow(/^(?:\/en)?\/blog\/3 responded 503/)
  } finally {
    broken = null
  }
  expect(readFileSync(join(target, 'snapshot.json'), 'utf8')).toBe(before)
  expect(readdirSync(folder)).toEqual(['snapshot'])
})

test('is read by another account, and has no script at an address with a dot', () => {
  expect(statSync(target).mode & 0o777).toBe(0o755)
  const html = readFileSync(join(target, 'lama.html'), 'utf8')
  expect(html).toContain('Timah')
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/)
})

test('is not prevented by a link to what is no page', () => {
  expect(existsSync(join(target, 'healthz'))).toBe(false)
})

test('never replaces a folder that is no snapshot', async () => {
  const other = join(folder, 'other')
  await mkdir(other)
  await writeFile(join(other, 'thesis.txt'), '')
  await expect(captureSnapshot({ folder: other, from: front.origin, live })).rejects.toThrow(
    'contains something other than a snapshot',
  )
  expect(readdirSync(other)).toEqual(['thesis.txt'])
})

test('reads only addresses of the site, and writes only into its folder', () => {
  const origins = { from: 'http://127.0.0.1:3000', origin: live, live }
  const kind = (value: string) => snapshotAddress(value, '/blog', origins).kind
  expect(kind('https://lain.example/')).toBe('foreign')
  expect(kind('mailto:info@contoh.example')).toBe('foreign')
  expect(kind(`${live}//lain.example/x.html`)).toBe('foreign')
  expect(kind('http://127.0.0.1:3000//169.254.169.254/x.html')).toBe('foreign')
  expect(kind('/a%2f..%2f..%2fetc/passwd')).toBe('foreign')
  expect(kind('/cari?q=timah')).toBe('live')
  expect(snapshotAddress(`${live}/blog?halaman=2#x`, '/', origins)).toEqual({
    kind: 'page',
    path: '/blog?halaman=2',
    href: '/blog/halaman-2/',
    file: 'blog/halaman-2/index.html',
  })
})

test('keeps the rest of a page’s policy, and styles for a page without scripts', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-x'; img-src 'self'; frame-ancestors 'none'"
  expect(staticPolicy(policy)).toBe(
    "default-src 'none'; script-src 'none'; img-src 'self'; connect-src 'none'; form-action 'none'",
  )
  expect(rewriteStyles('@media (scripting:none){a{}}@media (scripting: enabled){b{}}')).toBe(
    '@media (min-width:0){a{}}@media (max-width:0){b{}}',
  )
})

async function text(path: string): Promise<string> {
  return (await fetch(mirror.origin + path)).text()
}

/** Follows every link, and loads all resources of pages and stylesheets; each has to exist. */
async function crawl(origin: string) {
  const pages = new Map<string, string>()
  const parts = new Set<string>()
  const links = new Set<string>()
  const queue = ['/', '/en/']
  for (const path of queue) {
    if (pages.has(path) || parts.has(path)) continue
    const response = await fetch(origin + path, { redirect: 'error' })
    expect(response.status, path).toBe(200)
    const type = response.headers.get('Content-Type') ?? ''
    const body = await response.text()
    if (type !== 'text/html') parts.add(path)
    else pages.set(path, body)
    for (const address of addressesIn(body, type)) {
      const url = new URL(address, origin + path)
      if (url.origin !== origin) continue
      if (/\.[a-z0-9]+$/.test(url.pathname)) links.add(url.pathname)
      queue.push(url.pathname)
    }
  }
  return { pages, parts, links }
}

function addressesIn(body: string, type: string): string[] {
  if (type === 'text/css') {
    return [...body.matchAll(/url\((\/[^)]+)\)/g)].map(([, address = '']) => address)
  }
  if (type !== 'text/html') return []
  const single = [...body.matchAll(/<(a|link|img|source)\b[^>]*? (href|src)="([^"]+)"/g)]
  const sets = [...body.matchAll(/(?:srcset|imagesrcset)="([^"]+)"/g)]
  const loaded = sets.flatMap(([, set = '']) =>
    set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  )
  for (const [, name, , address = ''] of single) {
    // Pages load nothing from other hosts.
    if (name === 'img' || name === 'source') expect(address).toMatch(/^(\/|data:)/)
  }
  for (const address of loaded) expect(address).toMatch(/^\//)
  return [...single.map(([, , , address = '']) => address), ...loaded].map((address) =>
    address.replaceAll('&amp;', '&'),
  )
}

/** Acts as the simplest static host: a file, a folder's index, or `404.html`, without the site's own server. */
async function serveFolder(root: string) {
  const types: Record<string, string> = { html: 'text/html', css: 'text/css' }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host')
    const path = join(
      root,
      decodeURIComponent(pathname),
      pathname.endsWith('/') ? 'index.html' : '',
    )
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
    const missing = join(root, pathname.startsWith('/en/') ? 'en/404.html' : '404.html')
    const file = isFile ? path : missing
    const type = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    response.writeHead(isFile ? 200 : 404, { 'Content-Type': type }).end(readFileSync(file))
  })
  const port = await listen(server)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}
