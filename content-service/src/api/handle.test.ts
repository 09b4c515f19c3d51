import { endpoints, type ReadEndpointName } from '@niaga/contract/endpoints'
import { failureSchema } from '@niaga/contract/envelope'
import { sectionContents, settingList, settingText, translated } from '@niaga/contract/translation'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import samplePosts from '../../sample/blog-posts.json' with { type: 'json' }
import sampleBusinesses from '../../sample/businesses.json' with { type: 'json' }
import companySettings from '../../sample/company-settings.json' with { type: 'json' }
import sampleGalleries from '../../sample/galleries.json' with { type: 'json' }
import homePage from '../../sample/home-page.json' with { type: 'json' }
import managers from '../../sample/managements.json' with { type: 'json' }
import places from '../../sample/mining-locations.json' with { type: 'json' }
import sampleProducts from '../../sample/products.json' with { type: 'json' }
import { openServiceForFile } from '../testing/open-service-for-file.ts'
import { exampleCalls, expectMatch, type OpenApi } from '../testing/openapi-examples.ts'
import { contractApi } from './handle.ts'

const service = await openServiceForFile({}, { hasSampleContent: true })

afterEach(() => {
  vi.useRealTimers()
})

const served: ReadEndpointName[] = [
  'home',
  'contact',
  'products',
  'product',
  'tools',
  'tool',
  'businesses',
  'miningLocations',
  'managements',
  'galleries',
  'people',
  'sheets',
  'documents',
  'pages',
  'redirects',
  'blogs',
  'blog',
]

test.for(served)('responds to %s in the form of the contract, in both languages', async (name) => {
  const { path, response: schema, languageParameter } = endpoints[name]
  for (const locale of ['id', 'en']) {
    const response = await service.call(
      `${path.replace('{id}', '1')}?${languageParameter}=${locale}`,
    )
    const body = await response.json()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const content = schema.parse(body)
    if (endpoints[name].kind === 'list') {
      expect(content).toMatchObject({ malformed: 0, total: body.data.data.length })
      expect(body.data.total).toBeGreaterThan(name === 'redirects' ? 0 : 2)
    }
  }
})

test('sends everything that the home page shows, in both languages', async () => {
  const home = endpoints.home.response.parse(await getJson('/api/home?lang=en'))
  expect(settingText(home.settings, 'company_vision', 'id')).toBe(companySettings.companyVision.id)
  expect(settingText(home.settings, 'company_vision', 'en')).toBe(companySettings.companyVision.en)
  expect(settingList(home.settings, 'contact_working_hours', 'en')).toEqual([
    'Monday–Friday: 08:00–17:00 (UTC+7)',
    'Saturday: 08:00–12:00 (UTC+7), loading operations only',
    'Sunday and public holidays: closed',
  ])
  expect(settingList(home.settings, 'contact_working_hours', 'id')[1]).toBe(
    'Sabtu: 08.00–12.00 WIB, khusus urusan pemuatan',
  )
  const [hero] = sectionContents(home.sections, 1, 'en')
  expect(hero).toMatchObject({
    title: homePage.hero.title.en,
    button_url: homePage.hero.buttonUrl.en,
    image: expect.stringMatching(/^storage\/.+\.webp$/),
  })
  const [faq] = sectionContents(home.sections, 4, 'id')
  expect(faq?.items?.map(({ question }) => question)).toEqual(
    homePage.faq.items.map(({ question }) => question.id),
  )
  expect(home.latest_news.length).toBeGreaterThanOrEqual(4)
  expect(home.latest_news[0]?.translation.content).toMatch(/^<p>/)
  const gallery = home.menus.find(({ url }) => url === '/tentang-kami/galeri')
  expect(gallery?.translations).toContainEqual({ locale: 'en', title: 'Gallery' })
  expect(home.menus.find(({ id }) => id === gallery?.parent_id)?.url).toBe('/tentang-kami')
})

test('sends the English value of a setting under its own key too', async () => {
  const { settings } = endpoints.contact.response.parse(await getJson('/api/contact'))
  expect(settings).toContainEqual(
    expect.objectContaining({
      key: 'company_tagline_en',
      value: companySettings.companyTagline.en,
    }),
  )
})

test('keeps products in the editors’ order, with features in both languages', async () => {
  const { items } = endpoints.products.response.parse(await getJson('/api/products?language=en'))
  expect(items.map((item) => translated(item, 'name', 'en'))).toEqual(
    sampleProducts.map(({ name }) => name.en),
  )
  const [feature] = items[0]?.features ?? []
  expect(feature && translated(feature, 'title', 'id')).toBe('Nilai kalor')
  expect(feature && translated(feature, 'title', 'en')).toBe('Calorific value')
})

test('sends a bare file name for products and a path for everything else', async () => {
  const { items: products } = endpoints.products.response.parse(await getJson('/api/products'))
  const { items: galleries } = endpoints.galleries.response.parse(await getJson('/api/galleries'))
  const { items: businesses } = endpoints.businesses.response.parse(
    await getJson('/api/businesses'),
  )
  const { items: posts } = endpoints.blogs.response.parse(await getJson('/api/blogs'))
  expect(products[0]?.image).toMatch(/^[\w-]+\.webp$/)
  for (const path of [galleries[0]?.image, businesses[0]?.logo_image, posts[0]?.image]) {
    expect(path).toMatch(/^storage\/[\w-]+\.webp$/)
  }
})

test('sends locations, management and gallery in the requested language', async () => {
  const { miningLocations, managements, galleries } = endpoints
  const [place] = miningLocations.response.parse(
    await getJson(`${miningLocations.path}?lang=en`),
  ).items
  expect(place).toMatchObject({
    location: places[0]?.location.en,
    image: `storage/${places[0]?.image}.webp`,
  })
  const [member] = managements.response.parse(await getJson(`${managements.path}?lang=en`)).items
  expect(member).toMatchObject({
    name: managers[0]?.name,
    position: managers[0]?.position.en,
    photo_url: null,
  })
  expect(place).toMatchObject({
    relation: 'third_party',
    product_ids: [1],
    facts: places[0]?.facts.map(({ title, text }) => ({
      title: title.en,
      text: text.en,
    })),
  })
  const { items } = galleries.response.parse(await getJson(galleries.path))
  expect(items.map(({ title }) => title)).toEqual(sampleGalleries.map(({ title }) => title.id))
})

test('describes itself, and responds to every example of every endpoint as described', async () => {
  // The promised time for an answer depends on the day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00.000Z') })
  const { paths, servers }: OpenApi = await (await service.call('/api/openapi.json')).json()
  expect(servers).toEqual([{ url: 'http://127.0.0.1:4000' }])
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap((operation) =>
      exampleCalls(operation.operationId, operation).map((call) => ({ path, ...call })),
    ),
  )
  expect(new Set(calls.map(({ path }) => path)).size).toBe(served.length + 1)
  for (const { address, init, status, expected, schema } of calls) {
    const response = await service.call(address, init)
    const body = await response.json()
    expect(response.status, address).toBe(status)
    expectMatch(body, expected, address)
    if (!schema) throw new Error(`${address} has no schema for ${status}`)
    if (schema.$ref) expect(failureSchema.safeParse(body).success, address).toBe(true)
    else expect(z.fromJSONSchema(schema).safeParse(body).error, address).toBeUndefined()
  }
  const changing = await service.call('/api/openapi.json', { method: 'POST' })
  await expectFailure(changing, 405, 'wrong_method')
})

test('accepts either name of the language on every path, and defaults to Indonesian', async () => {
  const names = await Promise.all(
    ['?lang=en', '?language=en', '', '?lang=id'].map(async (query) => {
      const { items } = endpoints.businesses.response.parse(
        await getJson(`/api/businesses${query}`),
      )
      return items[0]?.description
    }),
  )
  const description = sampleBusinesses[0]?.description
  expect(names).toEqual([description?.en, description?.en, description?.id, description?.id])
})

test.for(['lang=fr', 'language=xx', 'lang=', 'lang=ID', 'lang=id&language=en', 'lang=en&lang=fr'])(
  'rejects the language %s',
  async (query) => {
    for (const name of served) {
      const path = endpoints[name].path.replace('{id}', '1')
      await expectFailure(await service.call(`${path}?${query}`), 400, 'invalid_language')
    }
  },
)

test.for([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/products/1/more',
  '/api/products/x',
  '/api/home/',
])('responds with 404 to %s', async (path) =>
  expectFailure(await service.call(path), 404, 'unknown_path'),
)

test.for([
  '/api/products/9999',
  '/api/tools/9999',
  '/api/blogs/9999',
  '/api/products/999999999999999',
])('responds with 404 for the unknown document %s', async (path) =>
  expectFailure(await service.call(path), 404, 'not_found'),
)

test.for(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'responds with 405 to %s of a read-only endpoint',
  async (method) => {
    const response = await service.call('/api/home', { method })
    await expectFailure(response, 405, 'wrong_method')
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  },
)

test.for(['GET', 'OPTIONS'])('responds with 405 to %s of send-contact', async (method) => {
  const response = await service.call('/api/send-contact', { method })
  await expectFailure(response, 405, 'wrong_method')
  expect(response.headers.get('Allow')).toBe('POST')
})

test('serves pages of the posts beside the whole list', async () => {
  const all = endpoints.blogs.response.parse(await getJson('/api/blogs'))
  const second = endpoints.blogs.response.parse(await getJson('/api/blogs?page=2&per_page=3'))
  expect(second.items.map(({ id }) => id)).toEqual(all.items.slice(3, 6).map(({ id }) => id))
  expect(second.total).toBe(samplePosts.length)
})

test('states the page beside the total, and none with the whole list', async () => {
  expect(await getJson('/api/blogs?page=2&per_page=3')).toMatchObject({
    data: { page: 2, per_page: 3, total: samplePosts.length },
  })
  const whole = await getJson('/api/blogs')
  expect(whole).not.toHaveProperty('data.page')
  expect(whole).not.toHaveProperty('data.per_page')
})

test.for([
  ['id', 'BATUBARA'],
  ['en', 'coal'],
] as const)('finds posts by their title in %s, whatever its case', async ([locale, q]) => {
  const call = `/api/blogs?lang=${locale}`
  const all = endpoints.blogs.response.parse(await getJson(call))
  const expected = all.items.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
  expect(expected.length).toBeGreaterThan(1)
  const list = endpoints.blogs.response.parse(await getJson(`${call}&page=1&per_page=100&q=${q}`))
  expect(list).toEqual({ ...list, items: expected, total: expected.length, page: list.page })
  expect(list.page).toEqual({ page: 1, perPage: 100, q })
  const second = endpoints.blogs.response.parse(await getJson(`${call}&page=2&per_page=1&q=${q}`))
  expect(second.items).toEqual(expected.slice(1, 2))
})

test.for(['page=0', 'page=x', 'per_page=101', 'per_page=-1', 'page=1.5', `q=${'x'.repeat(101)}`])(
  'rejects the page %s',
  async (query) => expectFailure(await service.call(`/api/blogs?${query}`), 400, 'invalid_page'),
)

test('makes a list that has no pages once, whatever pages are requested of it', async () => {
  const { payload } = service
  const whole = await getJson('/api/products')
  const find = vi.spyOn(payload, 'find')
  for (const query of ['page=2', 'page=3&per_page=7', 'q=a', 'q=b&page=999999999', 'language=en']) {
    expect(await getJson(`/api/products?${query}`)).toEqual(whole)
  }
  expect(find).not.toHaveBeenCalled()
  find.mockRestore()
})

test('shows an editor’s change at once, only in its language', async () => {
  const titles = async () => {
    const { sections } = endpoints.home.response.parse(await getJson('/api/home'))
    return (['id', 'en'] as const).map((locale) => sectionContents(sections, 1, locale)[0]?.title)
  }
  const [, english] = await titles()
  const response = await service.callAdmin('/globals/home-page?locale=id', {
    method: 'POST',
    headers: await service.signIn(),
    json: { hero: { title: 'Judul yang baru' } },
  })
  expect(response.status).toBe(200)
  expect(await titles()).toEqual(['Judul yang baru', english])
})

test('responds with 304 to a client that has the current content', async () => {
  const first = await service.call('/api/home?lang=id')
  const etag = first.headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  const second = await service.call('/api/home?lang=id', { headers: { 'If-None-Match': etag } })
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
})

test('discloses nothing about an internal error', async () => {
  const { logger } = service.payload
  const broken = new Proxy(service.payload, {
    get: (_payload, name) => {
      if (name === 'logger') return logger
      throw new Error('SQLITE_CANTOPEN: /srv/secret/content.db')
    },
  })
  const response = await contractApi(broken)(new Request('http://127.0.0.1:4000/api/home'))
  const body = await response.clone().text()
  await expectFailure(response, 500, 'internal')
  expect(body).not.toContain('SQLITE')
})

async function getJson(path: string): Promise<unknown> {
  return (await service.call(path)).json()
}

async function expectFailure(response: Response, status: number, code: string): Promise<void> {
  expect(response.status).toBe(status)
  expect(failureSchema.parse(await response.json()).error.code).toBe(code)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
}
