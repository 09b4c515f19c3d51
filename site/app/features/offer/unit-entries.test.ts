import { expect, test } from 'vitest'
import { unitEntries } from './unit-entries.ts'
import type { UnitView } from './units-view.ts'

const unit: UnitView = {
  id: 1,
  name: 'Unit 1',
  maker: '',
  model: '',
  year: '2021',
  hours: '',
  location: 'Surabaya',
  offer: 'both',
  state: 'free',
  price: '',
  hire: [{ name: 'fuel', text: 'Paid by the hirer' }],
  picture: null,
  isOfType: false,
}
const sold: UnitView = { ...unit, id: 3, offer: 'sale', hire: [] }

test('terms of hire that all hired units share stand once', () => {
  const { units, hire } = unitEntries([unit, { ...unit, id: 2 }, sold])
  expect(hire.map(({ text }) => text)).toEqual(['Paid by the hirer'])
  expect(units.flatMap(({ facts }) => facts).map(({ text }) => text)).not.toContain(
    'Paid by the hirer',
  )
})

test('terms that differ, or are of one unit alone, stay with the unit', () => {
  const included: UnitView = { ...unit, id: 2, hire: [{ name: 'fuel', text: 'Included' }] }
  for (const given of [
    [unit, included],
    [unit, sold],
  ]) {
    const { units, hire } = unitEntries(given)
    expect(hire).toEqual([])
    expect(units[0]?.facts.at(-1)?.text).toBe('Paid by the hirer')
  }
})
