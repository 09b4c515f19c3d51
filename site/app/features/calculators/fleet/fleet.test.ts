import { expect, test } from 'vitest'
import {
  matchFactor,
  passesFor,
  production,
  serviceMinutes,
  tonnesPerPass,
  truckLoad,
  trucksPerExcavator,
} from './fleet.ts'

/** DHM, Quarry loading and hauling (dhmexport.com): 4.5 m³ × 1.7 t/m³ × 0.85 ≈ 6.5 t, and 24 t take four passes; at 0.70 five. */
test.for([
  [85, 6.5, 4],
  [70, 5.36, 5],
] as const)(
  'a bucket %d %% full moves %d t a pass and fills 24 t in %d',
  ([fill, tonnes, passes]) => {
    const perPass = tonnesPerPass({ cubicMetres: 4.5, fill, density: 1.7 })
    expect(perPass).toBeCloseTo(tonnes, 1)
    expect(passesFor(24, perPass, 'part')).toEqual({ passes, carried: 24 })
  },
)

/** CodingAce, Loader bucket passes (codingace.net): 3.0 m³ at 90 %, 1.80 t/m³ in place with 20 % swell, 18 t. */
test('counts the passes of a published loader', () => {
  const perPass = tonnesPerPass({ cubicMetres: 3, fill: 90, density: 1.8 / 1.2 })
  expect(perPass).toBeCloseTo(4.05, 9)
  expect(passesFor(18, perPass, 'part').passes).toBe(5)
  const { passes, carried } = passesFor(18, perPass, 'full')
  expect(passes).toBe(4)
  expect(carried).toBeCloseTo(16.2, 9)
})

/**
 * A study of a PC 2000-8 with HD 785-7 trucks (scribd.com 402935194, Lampiran H, after Nurhakim 2004): six passes of 0.52
 * minutes. It prints 0.78 and 0.76; the second is truncated, not rounded.
 */
test.for([
  [4, 16.06, 0.78],
  [5, 20.38, 0.765],
] as const)('%d trucks with a cycle of %d minutes have the published match factor', (example) => {
  const [trucks, cycle, factor] = example
  const service = serviceMinutes(6, 0.52 * 60, 0)
  expect(service).toBeCloseTo(3.12, 9)
  expect(Math.abs(matchFactor({ trucks, excavators: 1 }, service, cycle) - factor)).toBeLessThan(
    0.004,
  )
})

/** Construction Engineering Management vol. 2 (allrounder.ai): 39.5 ÷ 5.5 minutes is a balance number of about 7.18. */
test('has the published balance number of trucks', () => {
  expect(trucksPerExcavator(39.5, 5.5)).toBeCloseTo(7.18, 2)
})

/** CodingAce, Quarry production rate (codingace.net), baseline: 2.50 m³, 95 %, 35 s, 1.75 t/m³, 62 %: 265.1 t/h. */
test('has the published output where trucks are never missing', () => {
  const carried = tonnesPerPass({ cubicMetres: 2.5, fill: 95, density: 1.75 })
  const service = serviceMinutes(1, 35, 0)
  const { trucks, excavators } = production(
    { trucks: 100, excavators: 1 },
    { carried, service, truckCycle: 20 },
    62,
  )
  expect(Math.abs(excavators - 265.1)).toBeLessThan(0.2)
  expect(trucks).toBeGreaterThan(excavators)
})

/** The sample company's article on excavators: 1 m³, 0.9, 20 s and 0.75 are about 120 m³ an hour. Self-consistent only. */
test('has the output of the article', () => {
  const carried = tonnesPerPass({ cubicMetres: 1, fill: 90, density: 1 })
  const service = serviceMinutes(1, 20, 0)
  const fleet = { trucks: 100, excavators: 1 }
  expect(production(fleet, { carried, service, truckCycle: 20 }, 75).excavators).toBeCloseTo(121.5)
})

test('a truck carries what its body holds of a light material', () => {
  expect(truckLoad(40, 24, 0.85)).toBeCloseTo(20.4, 9)
  expect(truckLoad(40, 24, 1.8)).toBe(40)
  expect(truckLoad(40, null, 0.85)).toBe(40)
})

test('a full bucket that is too much for the truck has no passes', () => {
  expect(passesFor(5, 8, 'full')).toEqual({ passes: 0, carried: 0 })
  expect(passesFor(5, 8, 'part')).toEqual({ passes: 1, carried: 5 })
  expect(passesFor(0.3, 0.1, 'full').passes).toBe(3)
})
