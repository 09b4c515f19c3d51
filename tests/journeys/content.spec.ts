import { delayResponse, list, object, picture } from './support/content-host.ts'
import { home } from './support/fixture-company.ts'
import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { followWhileHeld } from './support/shown-texts.ts'

/** The requests of each screen to the content host, besides those of every page. */
const calls = {
  '/': '/api/home?lang=',
  '/tentang-kami': '/api/contact?lang=',
  '/tentang-kami/pengurus': '/api/managements?language=',
  '/tentang-kami/galeri': '/api/galleries?language=',
  '/produk': '/api/products?language=',
  '/alat': '/api/tools?language=',
  '/bisnis': '/api/businesses?language=',
  '/lokasi-tambang': '/api/mining-locations?language=',
  '/blog': '/api/blogs?lang=',
  '/blog/1': '/api/blogs/1?lang=',
}

for (const language of languages) {
  test(`calls: each screen asks in the language of the page, ${language} @R3`, async ({
    page,
    otherHost: { site, content },
  }) => {
    for (const [route, call] of Object.entries(calls)) {
      await site.clear()
      content.requests.length = 0
      const response = await page.request.get(site.origin + addressIn(language, route))
      expect(response.status(), route).toBe(200)
      // A host may ignore which page of a list is requested.
      const calls = content.requests.map(({ url }) => url.replace(/&page=1&per_page=\d+$/, ''))
      expect(calls, route).toContain(call + language)
      // The sheets of machines, which the menu shows, are in Indonesian in both languages.
      const elsewhere = calls.filter(
        (url) =>
          url.startsWith('/api/') && !url.endsWith(`=${language}`) && url !== '/api/sheets?lang=id',
      )
      expect(elsewhere, route).toEqual([])
    }
  })
}

test('pictures: each kind comes from its own place on the content host @R86', async ({
  page,
  otherHost: { site, content },
}) => {
  const { responses } = content
  const item = { id: 1, name: 'Uji', title: 'Uji', description: 'Uji' }
  const kinds = [
    ['/api/products', { ...item, image: 'p.png' }, '/produk', '/storage/p.png'],
    ['/api/tools', { ...item, image: 'a/t.png' }, '/alat', '/a/t.png'],
    ['/api/galleries', { ...item, image: '/g.png' }, '/tentang-kami/galeri', '/g.png'],
    ['/api/businesses', { ...item, logo_image: 'l.png' }, '/bisnis', '/l.png'],
    [
      '/api/managements',
      { ...item, position: 'Uji', photo_url: 'f.png' },
      '/tentang-kami/pengurus',
      '/f.png',
    ],
    [
      '/api/mining-locations',
      { ...item, location: 'Uji', image: 'm.png' },
      '/lokasi-tambang',
      '/m.png',
    ],
    [
      '/api/blogs',
      { ...item, category: null, published_date: null, image: 'b.png' },
      '/blog',
      '/b.png',
    ],
  ] as const
  for (const [call, entry, route, path] of kinds) {
    await responses.set(call, list([entry]))
    await responses.set(path, picture)
    const html = await (await page.request.get(site.origin + route)).text()
    const name = path.slice(path.lastIndexOf('/') + 1)
    const source = new RegExp(`src="(/media/[^"]*${name}[^"]*)"`).exec(html)?.[1] ?? ''
    const response = await page.request.get(site.origin + source.replaceAll('&amp;', '&'))
    expect(response.status(), `${route}: ${source}`).toBe(200)
    expect(content.requests.map(({ url }) => url)).toContain(path)
  }
})

test('settings: working hours are a list or a text @R27', async ({
  page,
  otherHost: { site, content },
}) => {
  const hours = (value: string | string[]) =>
    object({ settings: [{ key: 'contact_working_hours', value }], footers: [] })
  for (const value of ['Setiap hari 07.00–15.00', ['Senin 08.00', 'Selasa 09.00']]) {
    await content.responses.set('/api/contact', hours(value))
    await page.goto(`${site.origin}/kontak`)
    for (const line of [value].flat()) {
      await expect(page.getByRole('main').getByText(line, { exact: true })).toBeVisible()
    }
  }
})

test('footer items: phone and email are those titled Telepon and Email, before the settings @R25', async ({
  page,
  otherHost: { site, content },
}) => {
  const entry = (id: number, title: string, text: string) => ({
    id,
    parent_id: null,
    sort_order: id,
    translations: [{ locale: 'id', name: title, title, content: text }],
  })
  const footers = [
    entry(1, 'Telepon', '+62 31 9999 0000'),
    entry(2, 'Email', 'kaki@contoh.example'),
  ]
  await content.responses.set('/api/contact', object({ settings: home.settings, footers }))
  for (const language of languages) {
    await page.goto(site.origin + addressIn(language, '/kontak'))
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: '+62 31 9999 0000' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'kaki@contoh.example' })).toBeVisible()
    await expect(footer.getByText('+62 812 1111 2222')).toHaveCount(0)
  }
})

test('loading: lists and the contact page, in its other language, say so while they are on their way @R85', async ({
  page,
  otherHost: { site, content },
}) => {
  const slow = [
    ['/produk', '/api/products'],
    ['/blog', '/api/blogs'],
  ] as const
  for (const [route, call] of slow) {
    await open(page, `${site.origin}/bisnis`)
    const release = await delayResponse(content, call)
    const link = page
      .getByRole('contentinfo')
      .or(page.getByRole('banner'))
      .locator(`a[href="${route}"]`)
      .locator('visible=true')
      .first()
    await followWhileHeld(link, 'Memuat...', release)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await open(page, `${site.origin}/kontak`)
  const release = await delayResponse(content, '/api/contact')
  const flag = page.getByRole('banner').locator('a[href="/en/kontak"]')
  await followWhileHeld(flag, 'Memuat...', release)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
