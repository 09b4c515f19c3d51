import '../../src/testing/daily-on-sqlite.ts'
import { endpoints } from '@niaga/contract/endpoints'
import type { Locale } from '@niaga/contract/locale'
import { isLongRun } from '@niaga/server-kit/testing/long-run'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentVersion } from '../../src/collections/content-versions/versions.ts'
import { openService, type Service } from '../../src/testing/open-service.ts'
import { type SampleHost, startSampleHost } from '../../src/testing/sample-host.ts'
import { openThirdPartyHost, type ThirdPartyHost } from '../../src/testing/third-party-host.ts'
import { importContent } from './import-content.ts'
import { sourceHost } from './source-host.ts'

// Imports content in Chinese: from a second content service, and from a host by another vendor.

const languages = { LANGUAGES: 'id,en,zh' }
const limits = { timeoutMs: 10_000, responseBytes: 1_000_000 }

let vendor: ThirdPartyHost
let other: Service

beforeAll(async () => {
  ;[vendor, other] = await Promise.all([openThirdPartyHost(), openService(languages)])
})

afterAll(async () => {
  vendor.close()
  await other.close()
})

async function importFrom(host: string, { payload }: Service) {
  const lines: string[] = []
  const source = sourceHost(host, limits)
  const report = await importContent(payload, source, {
    isAdded: false,
    log: (line) => lines.push(line),
  })
  return { report, lines }
}

// Only in `npm run test:long`: two services with the whole sample occupy a core for a quarter of a minute.
describe.runIf(isLongRun)('from another content service', () => {
  let sample: SampleHost
  let service: Service

  beforeAll(async () => {
    ;[sample, service] = await Promise.all([startSampleHost(languages), openService(languages)])
  })

  afterAll(async () => {
    await sample.close()
    await service.close()
  })

  test('imports the texts in Chinese of another content service', async () => {
    const { report, lines } = await importFrom(sample.origin, service)
    expect(report.problems()).toEqual([])
    expect(lines).toContain('products: 6 new')
    expect(lines.at(-1)).toMatch(/^texts in zh: \d+ new$/)
  })

  test.for(
    Object.values(endpoints).flatMap((endpoint) =>
      endpoint.method === 'GET'
        ? ['id', 'en', 'zh'].map((locale) => [endpoint.path, locale] as const)
        : [],
    ),
  )('responds to %s in %s as the other service does', async ([path, locale]) => {
    const call = `${path.replace('{id}', '3')}?lang=${locale}`
    const theirs = await (await fetch(sample.origin + call)).json()
    const ours = await (await service.call(call)).json()
    expect(withoutRowIds(ours)).toEqual(withoutRowIds(theirs))
  })

  test('stores no English text as a Chinese one, but for those that must not be empty', async () => {
    const { payload } = service
    const options = { locale: 'zh', fallbackLocale: false, depth: 0 } as const
    const coal = await payload.findByID({ collection: 'products', id: 1, ...options })
    expect(coal.name).toBe('煤炭')
    const [grade] = coal.grades ?? []
    expect(grade?.note ?? null).toBeNull()
    expect(grade?.rows?.[0]?.parameter).toBe('Calorific value')
    const { docs } = await payload.find({ collection: 'blog-posts', ...options, limit: 3 })
    expect(docs.map(({ title, body }) => title ?? body ?? null)).toEqual([null, null, null])
  })

  test('gives pictures their alternative texts in Chinese', async () => {
    const { docs } = await service.payload.find({
      ...{ collection: 'media', where: { altEnglish: { contains: 'heap of coal on a concrete' } } },
      ...{ locale: 'zh', fallbackLocale: false },
    })
    expect(docs[0]?.altChinese).toMatch(/^混凝土地面上的煤堆/)
  })

  test('changes nothing in a second run', async () => {
    const version = await contentVersion(service)
    const { report, lines } = await importFrom(sample.origin, service)
    expect(report.written()).toBe(0)
    expect(report.problems()).toEqual([])
    expect(lines.at(-1)).toMatch(/^texts in zh: \d+ unchanged$/)
    expect(await contentVersion(service)).toBe(version)
  })
})

const home = { settings: [], menus: [], footers: [], sections: [], latest_news: [] }
const feature = { id: 1, title: 'Abu', description: 'Rendah' }

/** Returns the fields read from a product of the other vendor, in the requested language. */
function respondWith(texts: { name: string; description: string; features?: object[] } | null) {
  for (const { path } of Object.values(endpoints)) {
    vendor.responses.set(path, (locale) =>
      locale === 'zh' && !texts ? { status: 422 } : { body: { data: [] } },
    )
  }
  vendor.responses.set('/api/home', (locale) =>
    locale === 'zh' && !texts ? { status: 422 } : { body: { data: home } },
  )
  vendor.responses.set('/api/products', (locale) => {
    const product = { id: 5, name: 'Batubara', description: 'Termal', image: null }
    const en = { name: 'Coal', description: 'Thermal' }
    const features = [{ ...feature, translations: { en: { title: 'Ash', description: 'Low' } } }]
    if (locale !== 'zh') {
      return { body: { data: [{ ...product, features, translations: { en } }] } }
    }
    return texts
      ? { body: { data: [{ ...product, features, translations: { en, zh: texts }, ...texts }] } }
      : { status: 422 }
  })
}

async function productIn(locale: 'en' | 'zh') {
  const options = { collection: 'products', id: 5, locale, fallbackLocale: false } as const
  const { name, description, features } = await other.payload.findByID(options)
  return { name, description, features: features?.map(({ title }) => title) }
}

test('imports from a host that does not know the language as before, and says so', async () => {
  respondWith(null)
  const { report, lines } = await importFrom(vendor.origin, other)
  expect(report.problems()).toEqual([])
  expect(lines[0]).toBe('texts in zh: not offered by the host (/api/home responded with 422)')
  expect(lines).toContain('products: 1 new')
  expect((await productIn('en')).name).toBe('Coal')
  expect((await productIn('zh')).name).toBeUndefined()
})

test('stores nothing of a host that responds in another language', async () => {
  respondWith({ name: 'Coal', description: 'Termal' })
  const { report } = await importFrom(vendor.origin, other)
  expect(report.written()).toBe(0)
  expect((await productIn('zh')).name).toBeUndefined()
})

test('imports texts that a host has since, without changing others', async () => {
  respondWith({ name: '煤炭', description: '' })
  const { report } = await importFrom(vendor.origin, other)
  expect(report.line('products')).toBe('products: 1 unchanged')
  expect(report.line('texts in zh')).toBe('texts in zh: 1 new')
  expect(await productIn('zh')).toEqual({
    ...{ name: '煤炭', description: 'Thermal', features: ['Ash'] },
  })
  expect(await productIn('en')).toEqual({
    ...{ name: 'Coal', description: 'Thermal', features: ['Ash'] },
  })
})

test('imports no translation of a text that an editor changed here', async () => {
  await other.payload.update({
    ...{ collection: 'products', id: 5, locale: 'en' },
    data: { name: 'Steam coal', description: 'For power stations' },
  })
  const features = [
    {
      ...feature,
      translations: { en: { title: 'Ash' }, zh: { title: '灰分', description: '低' } },
    },
  ]
  respondWith({ name: '煤', description: '动力煤', features })
  const { report } = await importFrom(vendor.origin, other)
  expect(report.line('texts in zh')).toBe('texts in zh: 1 changed')
  expect(await productIn('zh')).toEqual({
    ...{ name: '煤炭', description: 'For power stations', features: ['灰分'] },
  })
})

test('reports a text that is not accepted, and imports the others', async () => {
  await other.payload.update({
    ...{ collection: 'products', id: 5, locale: 'en' },
    data: { name: 'Coal', description: 'Thermal' },
  })
  respondWith({ name: '煤'.repeat(300), description: '动力煤' })
  const { report } = await importFrom(vendor.origin, other)
  expect(report.problems()).toEqual([
    expect.stringMatching(/^products 5 \(Batubara\): name \(zh\): /),
  ])
  expect(await productIn('zh')).toMatchObject({ name: 'Coal', description: '动力煤' })
})

test('leaves the draft of an editor a draft, with the texts in it', async () => {
  const product = { collection: 'products', id: 5, depth: 0 } as const
  await other.payload.update({
    ...{ ...product, locale: 'id', draft: true },
    data: { name: 'Batubara baru', _status: 'draft' },
  })
  respondWith({ name: '煤', description: '动力煤' })
  await importFrom(vendor.origin, other)
  const published = await other.payload.findByID({ ...product, locale: 'id' })
  expect(published).toMatchObject({ name: 'Batubara', _status: 'published' })
  const draft = await other.payload.findByID({ ...product, locale: 'zh', draft: true })
  expect(draft).toMatchObject({ name: '煤', _status: 'draft' })
})

test('imports the text of a page of its own, as far as the host has it', async () => {
  const image = sharp({ create: { width: 8, height: 6, channels: 3, background: 'black' } })
  vendor.responses.set('/storage/peta.png', { bytes: await image.png().toBuffer() })
  const bodies = { id: 'Isi', en: 'Text', zh: '正文' } satisfies Record<Locale, string>
  vendor.responses.set('/api/pages', (locale) => ({
    body: {
      data: [
        {
          slug: 'syarat',
          title: locale === 'id' ? 'Syarat' : 'Terms',
          body: `<p>${bodies[locale as Locale]} <a href="/kontak">x</a></p><img src="/storage/peta.png">`,
        },
      ],
    },
  }))
  await importFrom(vendor.origin, other)
  const { data } = await (await other.call('/api/pages?lang=zh')).json()
  expect(endpoints.pages.response.parse({ data }).items.at(-1)).toMatchObject({
    ...{ slug: 'syarat', title: 'Terms' },
    body: expect.stringMatching(/^<p>正文 <a href="\/kontak">x<\/a><\/p><img/),
  })
})

/** Row ids and storage dates of sheets differ between services. */
function withoutRowIds(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (name, value) =>
    name === 'updated_at' || (name === 'id' && typeof value === 'string') ? undefined : value,
  )
}
