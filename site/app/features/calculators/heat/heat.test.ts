import {
  dryAsh,
  fromKilojoules,
  grossFromNet,
  heatUnits,
  netFromGross,
  onBasis,
  shortNet,
  toKilojoules,
} from '@niaga/contract/coal-heat'
import { expect, test } from 'vitest'
import { priceByHeat, pricePerGigajoule, tonnesBilled } from './billing.ts'

/**
 * World Coal Institute, Coal Conversion Facts (2007), also in SGS' coal calculations: one coal on four bases, with 11.0 %
 * total and 2.0 % inherent moisture. The source rounds to one decimal.
 */
const published = { totalMoisture: 11, inherentMoisture: 2, ash: 13.2 }

test.for([
  ['volatile matter', 30, 33, 33.7, 39],
  ['fixed carbon', 47, 51.8, 52.8, 61],
] as const)('converts the published %s', ([, ar, ad, db, daf]) => {
  const from = (value: number, basis: 'ar' | 'ad' | 'db' | 'daf') => [
    onBasis(value, basis, 'ar', published),
    onBasis(value, basis, 'ad', published),
    onBasis(value, basis, 'db', published),
    onBasis(value, basis, 'daf', published),
  ]
  for (const [basis, value] of [
    ['ar', ar],
    ['ad', ad],
    ['db', db],
    ['daf', daf],
  ] as const) {
    const converted = from(value, basis)
    for (const [index, expected] of [ar, ad, db, daf].entries()) {
      expect(Math.abs((converted[index] ?? 0) - expected)).toBeLessThan(0.12)
    }
  }
})

test('converts the published ash: 12.0 % as received, 13.2 % air-dried, 13.5 % dry', () => {
  expect(onBasis(13.2, 'ad', 'ar', published)).toBeCloseTo(12, 1)
  expect(dryAsh(published)).toBeCloseTo(13.5, 1)
})

/** ALS, Coal basis conversion (alsglobal.com), example 2. */
test('converts the ash of ALS: 12.0 % at 2.0 % moisture is 11.0 % at 10.0 %', () => {
  const analysis = { totalMoisture: 10, inherentMoisture: 2, ash: 12 }
  expect(onBasis(12, 'ad', 'ar', analysis)).toBeCloseTo(11, 1)
})

/** A widely published example of the coal trade: ADB 6300 × (100 − 18) ÷ (100 − 12) = 5870 GAR. */
test('converts 6300 ADB with TM 18 and IM 12 to 5870 GAR', () => {
  const analysis = { totalMoisture: 18, inherentMoisture: 12, ash: 5 }
  expect(Math.round(onBasis(6300, 'ad', 'ar', analysis))).toBe(5870)
})

/**
 * World Coal Institute, Coal Conversion Facts (2007): the gap of a typical bituminous coal with 10 % moisture and 25 %
 * volatile matter is about 260 kcal/kg, 1.09 MJ/kg or 470 Btu/lb. The source does not state its hydrogen: 4 % as received
 * is our assumption.
 */
test('the gap between gross and net is that of a published bituminous coal', () => {
  const grossDry = 30_000
  const hydrogen = 4 / 0.9
  const net = netFromGross(grossDry, { hydrogen, oxygenNitrogen: 0 }, 10)
  const gap = grossDry * 0.9 - net
  expect(gap).toBeCloseTo(212 * 4 + 244.3, 6)
  expect(Math.abs(gap / 1000 - 1.09)).toBeLessThan(0.01)
  expect(Math.abs(fromKilojoules(gap, 'kcal') - 260)).toBeLessThan(2)
  expect(Math.abs(fromKilojoules(gap, 'btu') - 470)).toBeLessThan(2)
})

/** The formula of ISO 1928 as written in the IPCC guidelines: 0.212 H, 0.0245 M and 0.0008 O in MJ/kg, as received. */
test('agrees with the rounded constants of the IPCC within 1 kJ/kg for each 10 % of moisture', () => {
  for (const moisture of [8, 28, 36]) {
    const dry = (100 - moisture) / 100
    const elements = { hydrogen: 4.6 / dry, oxygenNitrogen: 12 / dry }
    const net = netFromGross(26_000, elements, moisture)
    const rounded = 26_000 * dry - 212 * 4.6 - 24.5 * moisture - 0.8 * 12
    expect(Math.abs(net - rounded)).toBeLessThanOrEqual(0.1 * moisture)
  }
})

/**
 * The sample company's article on GAR and NAR, in the short form: 4200 GAR, 3 % hydrogen and TM 35 % give close to 3840.
 * Self-consistent only.
 */
test('the short form of the trade is that of the article', () => {
  expect(shortNet(4200, 3, 35)).toBeCloseTo(3843.15, 2)
})

test('a net value leads back to the gross value from which it came', () => {
  const elements = { hydrogen: 4.8, oxygenNitrogen: 18 }
  expect(grossFromNet(netFromGross(26_700, elements, 28), elements, 28)).toBeCloseTo(26_700, 6)
})

/** SGS, Coal calculations, after ASTM D5865-12 X1.4: J/g = kcal/kg × 4.1868 = Btu/lb × 2.326; kcal/kg = Btu/lb ÷ 1.8. */
test('converts units as ASTM D5865 does', () => {
  expect(toKilojoules(6000, 'kcal')).toBeCloseTo(25_120.8, 6)
  expect(fromKilojoules(toKilojoules(10_800, 'btu'), 'kcal')).toBeCloseTo(6000, 6)
  expect(fromKilojoules(25_120.8, 'mj')).toBeCloseTo(25.1208, 9)
  for (const unit of heatUnits) expect(fromKilojoules(toKilojoules(7, unit), unit)).toBeCloseTo(7)
})

/**
 * A published form of steam coal contracts (commoditymetal.com, Steam thermal coal): price × actual ÷ base value, with a
 * base of 6000 kcal/kg NAR. The numbers inserted are ours.
 */
test('adjusts a price pro rata to the calorific value', () => {
  expect(priceByHeat(100, 5880, 6000)).toBeCloseTo(98, 9)
  expect(pricePerGigajoule(100, 25.1208)).toBeCloseTo(3.9808, 4)
})

/**
 * MQS, How moisture variation impacts coal pricing (mqspl.com): 1 % more moisture on a Panamax cargo is about 1,000 t. The
 * dry mass stays that of the contract.
 */
test('bills the tonnes that have the dry mass of the contract', () => {
  const billed = tonnesBilled(75_000, { actual: 29, contract: 28 })
  expect(billed).toBeCloseTo((75_000 * 71) / 72, 6)
  expect(Math.abs(75_000 - billed - 1000)).toBeLessThan(60)
  expect(tonnesBilled(75_000, { actual: 27, contract: 28 })).toBe(75_000)
})
