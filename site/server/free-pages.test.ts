import { expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { type Reply, sendJson } from '../testing/host.ts'
import { startSiteForFile } from '../testing/start-site-for-file.ts'

const picture = { title: 'Bagikan', description: 'Untuk pratinjau', image: 'storage/a.webp' }

/** A custom page of the company, texts of other pages, and moved addresses. */
const content: Reply = (request, response) => {
  const { pathname, searchParams } = new URL(request.path, 'http://host')
  const isEnglish = searchParams.get('lang') === 'en'
  if (pathname === '/api/pages') {
    const body =
      '<h2>Data</h2><p>Milik {company}. <a href="/kontak">Kontak</a></p><script>alert(1)</script>'
    const title = isEnglish ? 'Privacy' : 'Privasi'
    const intro = isEnglish ? 'What we keep' : 'Yang kami simpan'
    const about = { path: '/tentang-kami', title: isEnglish ? 'Us' : 'Kami', seo: picture }
    const page = { slug: 'privasi', title, intro, body, in_footer: true }
    sendJson(response, { data: [about, page, { slug: 'produk', title: 'Palsu', body }] })
  } else if (pathname === '/api/redirects') {
    sendJson(response, {
      data: [
        { from: '/profil', to: '/tentang-kami#visi', permanent: true },
        { from: '/sementara', to: '/en/produk', permanent: false },
        { from: '/produk/coal', to: '/produk/batubara', permanent: true },
        { from: '/blog/lama', to: '/blog', permanent: true },
        { from: '/produk', to: '/alat', permanent: true },
        { from: '/privasi', to: '/alat', permanent: true },
        { from: '/keluar', to: 'https://jahat.example/', permanent: true },
        { from: '/putar', to: '/putar', permanent: true },
        { from: 7, to: '/', permanent: true },
      ],
    })
  } else if (pathname === '/api/blogs') {
    sendJson(response, { data: [] })
  } else smallContent(request, response)
}

const { site } = await startSiteForFile(content)

test.for([
  ['/privasi', 'Privasi | PT Contoh', 'Yang kami simpan', 'Milik PT Contoh.', '/kontak'],
  ['/en/privasi', 'Privacy | Contoh Ltd', 'What we keep', 'Milik Contoh Ltd.', '/en/kontak'],
] as const)('shows the company’s own page %s', async ([path, title, intro, sentence, contact]) => {
  const response = await site.get(path)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain(`<meta name="description" content="${intro}"/>`)
  expect(html).toContain(`${sentence} <a href="${contact}">`)
  expect(html).not.toContain('alert(1)')
  expect(html).toContain(`<link rel="canonical" href="https://contoh.example${path}"/>`)
  const footer = html.slice(html.indexOf('<footer'))
  expect(footer).toContain(`href="${path}"`)
})

test('is served again from the cache', async () => {
  await site.get('/privasi')
  const again = await site.get('/privasi')
  expect(again.headers.get('x-cache')).toBe('HIT')
  expect(again.headers.get('cache-control')).toContain('s-maxage')
})

test.for([
  ['/Privasi', '/privasi'],
  ['/en/PRIVASI', '/en/privasi'],
  ['/profil', '/tentang-kami#visi'],
  ['/PROFIL', '/tentang-kami#visi'],
  ['/en/profil', '/en/tentang-kami#visi'],
  ['/profil?utm_source=kartu', '/tentang-kami#visi'],
  ['/produk/coal', '/produk/batubara'],
  ['/en/blog/lama', '/en/blog'],
] as const)('leads %s to %s for good', async ([path, target]) => {
  const response = await site.get(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, target])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe('')
})

test('leads on for the time being, and HEAD likewise', async () => {
  for (const method of ['GET', 'HEAD']) {
    const response = await site.get('/sementara', { method })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/produk'])
  }
})

test('first brings an address to its one form', async () => {
  const response = await site.get('/profil/')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/profil'])
})

test.for(['/produk', '/privasi', '/tentang-kami'])(
  'shows %s itself, whatever the host redirects and calls its pages',
  async (path) => {
    const response = await site.get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('Palsu')
  },
)

test.for(['/keluar', '/putar', '/tidak-ada', '/privasi/lagi', '/en/en/privasi', '/produk/emas1'])(
  'says that %s is missing',
  async (path) => {
    const response = await site.get(path)
    expect([response.status, response.headers.get('location')]).toEqual([404, null])
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)

test('accepts no form at the company’s own pages and at old addresses', async () => {
  for (const path of ['/privasi', '/profil']) {
    expect((await site.get(path, { method: 'POST', body: 'a=1' })).status).toBe(405)
  }
})

test('lists the company’s own pages in the sitemap, in both languages', async () => {
  const xml = await (await site.get('/sitemap.xml')).text()
  for (const path of ['/privasi', '/en/privasi']) {
    expect(xml).toContain(`<loc>https://contoh.example${path}</loc>`)
  }
  expect(xml).not.toContain('/profil<')
  expect(xml.match(/<loc>https:\/\/contoh\.example\/produk<\/loc>/g)).toHaveLength(1)
})

test('gives search engines and previews what an editor chose for a page', async () => {
  const html = await (await site.get('/tentang-kami')).text()
  expect(html).toContain('<title>Bagikan | PT Contoh</title>')
  expect(html).toContain('<meta name="description" content="Untuk pratinjau"/>')
  expect(html).toContain(
    '<meta property="og:image" content="https://contoh.example/media/1200/storage/a.webp"/>',
  )
})
