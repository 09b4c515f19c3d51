import { toolSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { sharedHire, unitText, unitViews } from './unit-view.ts'

const fuel = { fuel: 'Paid by the hirer' }
const unit = { id: 1, name: 'Unit 1', location: 'Surabaya', offer: 'both', state: 'free' }

function parseUnits(...units: object[]) {
  return unitViews(toolSchema.parse({ id: 4, name: 'Excavator', units }), 'en')
}

test('has every fact in one order, with a line of those that a card shows', () => {
  const [view] = parseUnits({ ...unit, year: 2021, hours: 12_400, price_text: 'IDR 1' })
  expect(view?.facts.map(({ text }) => text)).toEqual([
    ...['Available', 'For sale or hire', '', '', '2021', '12,400', 'Surabaya', 'IDR 1'],
  ])
  expect(view?.summary).toBe('2021 · 12,400 h')
  expect(view?.path).toBe('/alat/4#unit-1')
  expect(view?.goods).toEqual({ product: 'Excavator: Unit 1', kind: 'machine', offer: 'both' })
})

test('terms of hire that all hired units share stand once', () => {
  const sold = { ...unit, id: 3, offer: 'sale' }
  const units = parseUnits({ ...unit, hire: fuel }, { ...unit, id: 2, hire: fuel }, sold)
  expect(sharedHire(units).map(({ text }) => text)).toEqual(['Paid by the hirer'])
})

test('terms that differ, or are of one unit alone, stay with the unit', () => {
  for (const hire of [{ fuel: 'Included' }, undefined]) {
    const units = parseUnits({ ...unit, hire: fuel }, { ...unit, id: 2, hire })
    expect(sharedHire(units)).toEqual([])
    expect(units.map((view) => unitText(view, 'fuel'))).toEqual([
      ...['Paid by the hirer', hire?.fuel ?? ''],
    ])
  }
})
