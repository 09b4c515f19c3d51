import { expect, test } from 'vitest'
import type { Item } from './item.ts'
import { getItemQuery, itemsInAddress } from './items-in-address.ts'
import { joinedItems } from './joined-items.ts'

const read = (query: string) => itemsInAddress(new URLSearchParams(query))

test('reads the one thing that a page names, as one line of limited length', () => {
  expect(read('produk=Batubara&jenis=coal')).toEqual([{ kind: 'coal', product: 'Batubara' }])
  expect(read('produk=%20Pasir%0D%0AKuarsa%00%20&jenis=gas')).toEqual([
    { kind: 'mineral', product: 'Pasir Kuarsa' },
  ])
  expect(read(`produk=${'x'.repeat(500)}`)[0]?.product).toBe(`${'x'.repeat(199)}…`)
  expect(read('produk=&jenis=coal')).toEqual([])
})

const items: Item[] = [
  { kind: 'coal', product: 'Batubara; 100% "4600"', limits: 'TM < 30 %;\nabu: 8', incoterm: 'FOB' },
  { kind: 'machine', product: 'Excavator', offer: 'hire', months: '6' },
]

test('carries items with all that was said of them', () => {
  const query = getItemQuery([...items, { kind: 'coal', quantity: ' ' }])
  expect(read(query ?? '')).toEqual([{ ...items[0], limits: 'TM < 30 %; abu: 8' }, items[1]])
})

test('has no address for nothing, nor for more than an address holds', () => {
  expect(getItemQuery([])).toBe('')
  expect(getItemQuery(Array(10).fill({ kind: 'coal', product: 'x'.repeat(200) }))).toBeNull()
})

test.each(['x', 'kind:gas;product:a', 'kind:coal', 'kind:machine;offer:steal', ';;;:::', '%25'])(
  'ignores the made-up item %j',
  (item) => {
    expect(read(String(new URLSearchParams({ 'barang-0': item })))).toEqual([])
  },
)

test('collects each thing once, and at most ten', () => {
  const coal: Item = { kind: 'coal', product: 'Batubara' }
  const coalWithQuantity: Item = { ...coal, quantity: '55000' }
  expect(joinedItems([coalWithQuantity, { kind: 'coal' }], [coal, items[1] as Item])).toEqual([
    coalWithQuantity,
    items[1],
  ])
  expect(
    joinedItems([coalWithQuantity], [{ ...coal, port: 'FOB' }, items[1] as Item], false),
  ).toEqual([{ ...coalWithQuantity, port: 'FOB' }])
  const window: Item = { ...coal, quantity: '55000 t', port: 'Samarinda', delivery: '1–10 Januari' }
  const grade: Item = { kind: 'coal', product: 'Batubara, mutu Energi 4600', limits: 'TM 30 %' }
  const whole = { ...window, ...grade }
  expect([joinedItems([window], [grade]), joinedItems([grade], [window])]).toEqual([
    [whole],
    [whole],
  ])
  const later = { ...window, delivery: '11–20 Januari' }
  expect(joinedItems([whole], [later])).toEqual([whole, later])
  const other = { ...grade, product: 'Batubara, mutu Energi 5000' }
  expect(joinedItems([grade, other], [window])).toHaveLength(3)
  expect(joinedItems([grade], [window, other])).toEqual([whole, other])
  const many = Array.from(
    { length: 12 },
    (_, index): Item => ({ kind: 'coal', product: `${index}` }),
  )
  expect(joinedItems([coalWithQuantity], many)).toHaveLength(10)
})
