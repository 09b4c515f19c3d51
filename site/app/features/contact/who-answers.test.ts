import { personSchema } from '@niaga/contract/company'
import { productSchema, toolSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { failureTexts } from '../../../content/failure-texts.ts'
import type { Reading } from '../../../content/reading.ts'
import { goodsNames } from './items/goods-names.ts'
import { itemPaths, whoAnswers } from './who-answers.server.ts'

const item = { description: '', image: null, product_features: [], tool_features: [] }
const translations = { en: { name: 'Coal', description: '' } }
const products = [
  productSchema.parse({ ...item, id: 1, name: 'Batubara', contact_id: 4, translations }),
]
const tools = [toolSchema.parse({ ...item, id: 2, name: 'Excavator', contact_id: 5 })]
const people = [4, 5].map((id) => personSchema.parse({ id, name: `Orang ${id}`, role: 'Meja' }))

function read<Value>(value: Value): () => Promise<Reading<Value>> {
  return async () => ({ ok: true, value })
}

const content = { products: read(products), tools: read(tools), people: read(people) }

const answerer = (name: string, ...products: string[]) => ({
  ...{ name, role: 'Meja', phone: '', whatsapp: '', email: '', products },
})

test.for([
  ['Batubara, mutu Energi 4600', 'Orang 4'],
  ['Coal, grade Energy 4600', 'Orang 4'],
  ['Coal，4600', 'Orang 4'],
  ['Excavator: 20 t, 2019', 'Orang 5'],
  ['Excavator', 'Orang 5'],
] as const)('%s: %s', async ([product, name]) => {
  const items = [{ kind: 'mineral' as const }, { kind: 'mineral' as const, product }]
  expect(await whoAnswers(items, 'id', content)).toEqual([answerer(name, product)])
})

test('the form names the goods as the pages do, so that each is known and leads to its page', async () => {
  const unit = { location: '', offer: 'hire', pictures: [], state: 'free' }
  const units = [
    { ...unit, id: 1, name: 'EX-1' },
    { ...unit, id: 2, name: 'EX-2', state: 'sold' },
    { ...unit, id: 3, name: 'Mini excavator, EX-3' },
  ]
  const graded = productSchema.parse({
    ...products[0],
    grades: [{ name: 'Energi 4600', rows: [] }],
  })
  const machines = [toolSchema.parse({ ...tools[0], units })]
  const names = goodsNames([graded], machines, 'id')
  expect(names).toEqual({
    ...{ coal: [], mineral: ['Batubara', 'Batubara, mutu Energi 4600'] },
    machine: ['Excavator', 'Excavator: EX-1', 'Mini excavator, EX-3'],
  })
  const all = Object.values(names).flat()
  const named = { ...content, products: read([graded]), tools: read(machines) }
  for (const product of all)
    expect(await whoAnswers([{ kind: 'coal', product }], 'id', named)).toHaveLength(1)
  expect(await itemPaths([...all, 'Timah'], 'id', named)).toEqual([
    ...['/produk/1', '/produk/1?mutu=energi-4600#grades'],
    ...['/alat/2', '/alat/2/unit/1', '/alat/2/unit/3', ''],
  ])
})

test('everybody is named whom what is asked for concerns, with their part of it', async () => {
  const products = ['Excavator: 20 t', 'Batubara, mutu Energi 4600', 'Timah', 'Excavator']
  const items = products.map((product) => ({ kind: 'mineral' as const, product }))
  expect(await whoAnswers(items, 'id', content)).toEqual([
    answerer('Orang 5', 'Excavator: 20 t', 'Excavator'),
    answerer('Orang 4', 'Batubara, mutu Energi 4600'),
  ])
})

test.for(['Batubaraan', 'Timah', ''])('nobody is named for %s', async (product) => {
  expect(await whoAnswers([{ kind: 'mineral', product }], 'en', content)).toEqual([])
})

test('says nothing while the content host does not respond', async () => {
  const failing = {
    ...content,
    people: async () => ({ ok: false, error: failureTexts.people }) as const,
  }
  expect(await whoAnswers([{ kind: 'coal', product: 'Batubara' }], 'id', failing)).toEqual([])
})
