import { productSchema } from '@niaga/contract/entities'
import { beforeAll, expect, test, vi } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

let ids: number[]

const figure = { parameter: 'Kadar abu', kind: 'exact', exact: '5', unit: '%' } as const
const price = { text: 'USD 50', per_tonne: 50, valid_until: '2027-01-31T12:00:00.000Z' }
const grades = (name: string) => [{ name, rows: [figure, { ...figure, parameter: 'Air' }], price }]

const service = await openServiceForFile({ LANGUAGES: 'id,en,zh' })

beforeAll(async () => {
  ids = []
  for (let number = 1; number <= 60; number += 1) {
    const name = `Batubara ${number}`
    const { id } = await service.payload.create({
      collection: 'products',
      locale: 'id',
      data: { name, description: 'Termal', sortOrder: number, grades: grades(`Mutu ${number}`) },
    })
    ids.push(id)
  }
})

test('lists every product with the grades that the product alone has, in each language', async () => {
  const [id] = ids
  await translate(id, 'en', 'Grade 1')
  await translate(id, 'zh', '等级')
  for (const language of ['id', 'en', 'zh']) {
    const list = await listed(language)
    expect(list).toHaveLength(60)
    for (const product of [list[0], list[59]]) {
      const one = await service.call(`/api/products/${product?.id}?language=${language}`)
      expect(product).toEqual(productSchema.parse((await one.json()).data))
    }
  }
  expect((await gradesListed('zh'))[0]).toMatchObject({ translations: { zh: { name: '等级' } } })
  expect((await gradesListed('en'))[0]?.translations).toEqual({
    en: { name: 'Grade 1', price: { text: 'USD 50' } },
  })
})

test('reads the grades again of those products alone that have changed', async () => {
  await listed('en')
  const find = vi.spyOn(service.payload.db, 'find')
  const [, second] = ids
  await service.payload.update({
    collection: 'products',
    id: second ?? 0,
    locale: 'id',
    data: { grades: grades('Mutu baru') },
  })
  find.mockClear()
  const names = (await gradesListed('en')).map((grade) => grade?.name)
  expect(names.slice(0, 3)).toEqual(['Mutu 1', 'Mutu baru', 'Mutu 3'])
  const reads = find.mock.calls.filter(([query]) => query.select?.grades === true)
  expect(reads.map(([{ where }]) => where)).toEqual([{ id: { in: [second] } }])
  find.mockRestore()
})

test('lists a product without the grades that were removed, and without one that was deleted', async () => {
  const [, , third, fourth] = ids
  await service.payload.update({
    collection: 'products',
    id: third ?? 0,
    locale: 'id',
    data: { grades: [] },
  })
  await service.payload.delete({ collection: 'products', id: fourth ?? 0 })
  const list = await listed('id')
  expect(list[2]).not.toHaveProperty('grades')
  expect(list.map(({ id }) => id)).not.toContain(fourth)
})

async function translate(id: number | undefined, locale: 'en' | 'zh', name: string) {
  const { payload } = service
  const before = await payload.findByID({ collection: 'products', id: id ?? 0, locale: 'id' })
  const [grade] = before.grades ?? []
  const data = { name, description: name, grades: [{ ...grade, name }] }
  await payload.update({ collection: 'products', id: id ?? 0, locale, data })
}

async function listed(language: string) {
  const response = await service.call(`/api/products?language=${language}`)
  const { data } = await response.json()
  return productSchema.array().parse(data.data)
}

/** Returns the first grade of each product. */
async function gradesListed(language: string) {
  return (await listed(language)).map((product) => product.grades?.[0])
}
