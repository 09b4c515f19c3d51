import '../testing/daily-on-sqlite.ts'
import { endpoints } from '@niaga/contract/endpoints'
import { translated } from '@niaga/contract/translation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService, type Service } from '../testing/open-service.ts'

let base: Service
let chinese: Service

beforeAll(async () => {
  base = await openService()
  chinese = await openService({ LANGUAGES: 'id,en,zh' }, { hasSampleContent: true })
})

afterAll(async () => {
  await base.close()
  await chinese.close()
})

const read = async (service: Service, path: string) => {
  const response = await service.call(path)
  return { status: response.status, body: await response.json() }
}

test('responds with 400 in Chinese unless it is offered', async () => {
  expect((await read(base, '/api/home?lang=zh')).status).toBe(400)
  expect((await read(base, '/api/products?language=zh')).status).toBe(400)
})

test('has Chinese texts, and English where there are none', async () => {
  const { body } = await read(chinese, '/api/products/1?language=zh')
  const coal = endpoints.product.response.parse(body)
  expect(coal.name).toBe('Batubara')
  expect(translated(coal, 'name', 'zh')).toBe('煤炭')
  const [grade] = coal.grades ?? []
  if (!grade) throw new Error('The sample has no grade')
  expect(translated(grade, 'name', 'zh')).toMatch(/^动力煤 \d{4}$/)
  const [row] = grade.rows
  expect(row && translated(row, 'parameter', 'zh')).toBe('Calorific value')
})

test('sends no text of another language in the place of a base language', async () => {
  for (const [code, name] of [
    ['id', 'Batubara'],
    ['en', 'Coal'],
  ] as const) {
    const { body } = await read(chinese, `/api/products/1?language=${code}`)
    expect(translated(endpoints.product.response.parse(body), 'name', code)).toBe(name)
    expect(JSON.stringify(body)).not.toContain('煤炭')
  }
})

test('has settings, sections and lists in Chinese', async () => {
  const home = endpoints.home.response.parse((await read(chinese, '/api/home?lang=zh')).body)
  expect(JSON.stringify(home.sections)).toContain('矿产与设备，一处办妥')
  expect(JSON.stringify(home.settings)).toContain('矿产、煤炭与重型设备，数据可核实。')
  const { body } = await read(chinese, '/api/managements?language=zh')
  expect(JSON.stringify(body)).toContain('总裁')
})

test('has articles in English', async () => {
  const inEnglish = (await read(chinese, '/api/blogs?lang=en')).body
  expect((await read(chinese, '/api/blogs?lang=zh')).body).toEqual(inEnglish)
})

test('has the alternative texts of pictures in Chinese, but for those in an article', async () => {
  const { payload } = chinese
  const coal = (await read(chinese, '/api/sheets?lang=zh')).body
  expect(JSON.stringify(coal)).toContain('混凝土地面上的煤堆')
  const picture = { altEnglish: { like: 'heap of coal on a concrete floor' } }
  const { docs } = await payload.find({ collection: 'media', where: picture, limit: 1 })
  const page = { path: { equals: '/produk' } }
  await payload.update({
    ...{ collection: 'pages', where: page, locale: 'id' },
    data: { image: docs[0]?.id, _status: 'published' },
  })
  const altIn = async (language: string) => {
    const pages = (await read(chinese, `/api/pages?lang=${language}`)).body
    return endpoints.pages.response.parse(pages).items.find(({ path }) => path === '/produk')
      ?.image_alt
  }
  expect(await altIn('zh')).toMatch(/^混凝土地面上的煤堆/)
  expect(await altIn('en')).toMatch(/^A heap of coal/)
  expect(await altIn('id')).toMatch(/^Tumpukan batubara/)
  const english = (await read(chinese, '/api/blogs/1?lang=en')).body
  expect((await read(chinese, '/api/blogs/1?lang=zh')).body).toEqual(english)
})

test('publishes a product of which Chinese texts are missing', async () => {
  const { payload } = chinese
  const { docs } = await payload.find({ collection: 'media', limit: 1 })
  const data = { name: 'Nikel', description: 'Bijih nikel', image: docs[0]?.id, sortOrder: 900 }
  const { id } = await payload.create({
    ...{ collection: 'products', locale: 'id', draft: true },
    data: { ...data, _status: 'draft' },
  })
  const published = await payload.update({
    ...{ collection: 'products', id, locale: 'id' },
    data: { _status: 'published' },
  })
  expect(published._status).toBe('published')
})
