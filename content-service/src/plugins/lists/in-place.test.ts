import { expect, test } from 'vitest'
import { contentVersion } from '../../collections/content-versions/versions.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { renumber } from './in-place.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')

test.for([
  ['between two numbers', [10, 20, 30], 2, 1, [[3, 15]]],
  ['to the top', [10, 20, 30], 2, 0, [[3, 5]]],
  ['to the end', [10, 20, 30], 0, 2, [[1, 40]]],
  [
    'between equal numbers',
    [100, 100, 100],
    2,
    1,
    [
      [1, 10],
      [3, 20],
      [2, 30],
    ],
  ],
] as const)(
  'writes the fewest numbers for a row that moves %s',
  ([, numbers, from, to, written]) => {
    const rows = numbers.map((number, index) => ({ id: index + 1, number }))
    expect(renumber(rows, from, to).map(({ id, number }) => [id, number])).toEqual(written)
  },
)

test('moves a document with a draft for visitors at once, publishes none of its text, and notifies once', async () => {
  const { payload } = service
  const make = async (name: string) => {
    const data = { name, description: name, sortOrder: 100 }
    return (await payload.create({ collection: 'products', data })).id
  }
  const [first, second, third] = [await make('Satu'), await make('Dua'), await make('Tiga')]
  await payload.update({ collection: 'products', id: third, draft: true, data: { name: 'Draf' } })
  const version = await contentVersion(service)
  expect(await post('products/order', { id: third, to: await topmost() })).toBe(200)
  expect(await contentVersion(service)).toBe(version + 1)
  const names = async (draft: boolean) => {
    const list = { collection: 'products', sort: 'sortOrder', depth: 0, draft } as const
    return (await payload.find(list)).docs.map(({ name }) => name)
  }
  expect((await names(false))[0]).toBe('Tiga')
  expect((await names(true))[0]).toBe('Draf')
  const { docs } = await payload.find({ collection: 'audit-log', sort: '-id', limit: 1 })
  expect(docs[0]).toMatchObject({ event: 'published', about: `products/${third}`, title: 'Tiga' })

  const body = { id: first, to: second }
  expect(await post('products/order', body, await service.signIn('sales'))).toBe(403)
  expect(await post('products/order', body, {})).toBe(403)
  expect(await post('menu-items/order', body)).toBe(403)
  expect(await post('products/order', { id: first, to: 999_999 })).toBe(404)
  for (const wrong of [{ id: first }, { id: '1', to: second }, { id: -1, to: 1.5 }, [], null]) {
    expect(await post('products/order', wrong)).toBe(400)
  }
  expect(await contentVersion(service)).toBe(version + 1)
})

test('marks a unit as hired for visitors, also one with a draft', async () => {
  const { payload } = service
  const kind = { name: 'Excavator', description: 'Penggali', sortOrder: 1 }
  const { id: tool } = await payload.create({ collection: 'tools', data: kind })
  const unit = { tool, location: 'Sampit', offer: 'hire', state: 'free', sortOrder: 1 } as const
  const { id } = await payload.create({ collection: 'units', data: { ...unit, name: 'Unit satu' } })
  await payload.update({ collection: 'units', id, draft: true, data: { name: 'Draf' } })
  const read = (draft: boolean) => payload.findByID({ collection: 'units', id, depth: 0, draft })
  const version = await contentVersion(service)
  expect(await post(`units/${id}/hire`, { state: 'hired', from: '2027-03-01' })).toBe(200)
  const hired = { state: 'hired', availableFrom: '2027-03-01T12:00:00.000Z' }
  expect(await read(false)).toMatchObject({ ...hired, name: 'Unit satu', savedBy: 'editor' })
  expect(await read(true)).toMatchObject({ ...hired, name: 'Draf', _status: 'draft' })
  expect(await post(`units/${id}/hire`, { state: 'free', from: null })).toBe(200)
  expect(await read(false)).toMatchObject({ state: 'free', availableFrom: null })
  for (const wrong of [
    { state: 'sold', from: null },
    { state: 'hired', from: '1 Mei' },
  ]) {
    expect(await post(`units/${id}/hire`, wrong)).toBe(400)
  }
  const from = null
  expect(await post(`units/${id}/hire`, { state: 'hired', from }, {})).toBe(403)
  expect(await contentVersion(service)).toBe(version + 2)
})

async function topmost(): Promise<number> {
  const list = { collection: 'products', sort: 'sortOrder', limit: 1, draft: true } as const
  return (await service.payload.find(list)).docs[0]?.id ?? 0
}

async function post(path: string, body: unknown, account: object = asEditor): Promise<number> {
  const headers = { ...account, 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await service.callAdmin(`/${path}`, init)).status
}
