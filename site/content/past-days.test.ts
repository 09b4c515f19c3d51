import { productSchema, toolSchema } from '@niaga/contract/entities'
import { unitCounts } from '@niaga/contract/units'
import { expect, test } from 'vitest'
import { type Dated, withoutPastDays } from './past-days.ts'

function parseTool(...days: (string | undefined)[]) {
  const unit = { name: 'A', location: '', offer: 'sale', state: 'free' }
  const units = days.map((valid_until, index) => {
    return { ...unit, id: index + 1, price: { text: 'Rp 1', valid_until } }
  })
  return toolSchema.parse({ id: 1, name: 'Alat', units })
}

function at(moment: string, value: Dated) {
  const validMs: number[] = []
  const current = withoutPastDays(value, Date.parse(moment), (ms) => validMs.push(ms))
  const tools = [current].flat() as ReturnType<typeof parseTool>[]
  return { current, validMs, prices: tools.flatMap(({ units = [] }) => units.map((u) => u.price)) }
}

test('a price is gone when its last day in Jakarta is over, and no page is cached past that', () => {
  const tools = [parseTool('2027-01-19', '2027-02-01', undefined)]
  const before = at('2027-01-19T23:59:50+07:00', tools)
  expect(before.current).toBe(tools)
  expect(before.validMs).toEqual([10_000])
  const after = at('2027-01-20T00:00:00+07:00', tools)
  expect(after.prices.map((price) => price?.valid_until)).toEqual([
    undefined,
    '2027-02-01',
    undefined,
  ])
  expect(after.prices[0]).toBeUndefined()
  expect(after.validMs).toEqual([13 * 86_400_000])
  // Equal content stays the same object, so nothing derived from it is computed again.
  expect(at('2027-01-20T01:00:00+07:00', tools).current).toBe(after.current)
})

test('a unit is free from its first day on, and no page says later past that', () => {
  const unit = { id: 1, name: 'A', location: '', offer: 'hire', state: 'free' }
  const units = [{ ...unit, available_from: '2027-01-20' }]
  const tool = toolSchema.parse({ id: 1, name: 'Alat', units })
  const before = at('2027-01-19T23:59:50+07:00', tool)
  expect([before.current, before.validMs]).toEqual([tool, [10_000]])
  expect(unitCounts(tool.units)).toEqual({ count: 1, free: 0 })
  const { current } = at('2027-01-20T00:00:00+07:00', tool)
  expect(current).toMatchObject({ units: [{ available_from: undefined }] })
  expect(unitCounts((current as typeof tool).units)).toEqual({ count: 1, free: 1 })
})

test('a grade loses its price in the same way', () => {
  const price = { text: 'USD 50', valid_until: '2027-01-01', per_tonne: 50 }
  const coal = productSchema.parse({ id: 1, name: 'Batubara', grades: [{ name: 'A', price }] })
  const { current } = at('2027-01-02', [coal])
  expect(current).toEqual([{ ...coal, grades: [{ ...coal.grades?.[0], price: undefined }] }])
})

test('treats one item as a list, and leaves content without prices as it is', () => {
  expect(at('2027-01-20', parseTool('2027-01-01')).prices).toEqual([undefined])
  for (const value of [
    [],
    [parseTool()],
    { id: 1, name: 'Batubara', description: '', image: null },
  ]) {
    expect(at('2027-01-20', value)).toMatchObject({ current: value, validMs: [] })
  }
})
