import { expect, test } from 'vitest'
import { bargeClasses, vesselClasses } from '../../../ui/ship-classes.ts'
import { wholeAbove } from '../whole-above.ts'
import { bargesInRotation, deliveredPerDay, getCargo, getLoads, loadingDays } from './shipping.ts'

/** Veson, IMOS: Calculation of allowed days in laytime calculation (help.veson.com): 56,730 t at 20,000 t a day is 2.8365 days. */
test('divides the tonnes by the rate, as the published laytime does', () => {
  expect(loadingDays(56_730, 20_000)).toBe(2.8365)
})

/** The sample company's article on draft surveys: a supramax takes six or seven barges of 7,500 to 8,000 t. */
test('a supramax takes six or seven barges of 300 feet', () => {
  expect(getLoads(50_000, 8000)).toEqual({ loads: 7, last: 2000 })
  expect(getLoads(50_000, 7500)).toEqual({ loads: 7, last: 5000 })
  expect(getLoads(48_000, 8000)).toEqual({ loads: 6, last: 8000 })
})

/** Baltic Panamax: 70,000 t deadweight and 3.0 million cubic feet of grain. Wärtsilä's encyclopedia: coal takes 1.2 to 1.4 m³/t. */
test('a Panamax is full by weight at 1.2 m³/t, and by space at 1.4', () => {
  const panamax = { tonnes: 70_000, cubicMetres: 3_000_000 * 0.3048 ** 3 }
  expect(getCargo(panamax, 1.2)).toBe(70_000)
  expect(getCargo(panamax, 1.4)).toBeCloseTo(60_679, 0)
})

/** Self-consistent: the calculated number of barges achieves at least the rate, and one fewer does not. */
test.for([
  [12_000, 3, 8000],
  [8000, 2.5, 6000],
  [24_000, 1, 8000],
] as const)('%d t a day with a cycle of %d days need just enough barges of %d t', (example) => {
  const [rate, cycle, size] = example
  const barges = bargesInRotation(rate, cycle, size)
  expect(deliveredPerDay(barges, size, cycle)).toBeGreaterThanOrEqual(rate)
  expect(deliveredPerDay(barges - 1, size, cycle)).toBeLessThan(rate)
})

test('rounds up what is more than whole, not what binary fractions add', () => {
  expect(wholeAbove(3)).toBe(3)
  expect(wholeAbove(0.1 * 3 * 10)).toBe(3)
  expect(wholeAbove(3.001)).toBe(4)
  expect(wholeAbove(0.2)).toBe(1)
})

test('larger classes carry more', () => {
  for (const list of [bargeClasses, vesselClasses]) {
    const tonnes = list.map((size) => size.tonnes)
    expect(tonnes).toEqual(tonnes.toSorted((one, other) => one - other))
  }
  for (const { tonnes, from, to } of vesselClasses) {
    expect(tonnes).toBeGreaterThanOrEqual(from)
    expect(tonnes).toBeLessThanOrEqual(to)
  }
})
