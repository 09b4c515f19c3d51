import { expect, test } from 'vitest'
import { readFigure } from './read-figure.ts'

const heat = { span: [500, 9000] } as const
const percent = { span: [0, 100], unit: '%' } as const
const price = { span: [0.01, 10_000_000] } as const

test.for([
  ['4600', '4600'],
  ['4600,5', '4600.5'],
  ['4600.5', '4600.5'],
  ['4.600,25', '4600.25'],
  ['4,600.25', '4600.25'],
  ['1.000.000', '1000000'],
  ['1,250,000', '1250000'],
  ['1.234,567', '1234.567'],
  ['12,34,567', '1234567'],
  ['12,34,567.8', '1234567.8'],
  ['4 600', '4600'],
  ['4\u00a0600,5', '4600.5'],
  ['4\u202f600.5', '4600.5'],
  ["4'600.5", '4600.5'],
  ['4’600', '4600'],
  ['４６００．５', '4600.5'],
  ['１，２３４．５', '1234.5'],
  ['1234.567', '1234.567'],
  ['1,0000', '1.0000'],
  ['27,50', '27.50'],
  ['0.500', '0.500'],
  ['0,050', '0.050'],
  [',5', '0.5'],
  ['007', '7'],
  ['-5', '-5'],
  ['−5,5', '-5.5'],
  ['+ 5', '5'],
  ['-0,0', '0.0'],
] as const)('reads %j as %s', ([input, value]) => {
  expect(readFigure(input)).toEqual({ value })
})

test.for([
  ['4.600', heat, '4600'],
  ['4,600', heat, '4600'],
  ['14.000', percent, '14.000'],
  ['14,125', percent, '14.125'],
  ['12.500 %', percent, '12.500'],
  ['12,5％', { unit: '% w/w' }, '12.5'],
  ['-6,200', { span: [-90, 90] }, '-6.200'],
  // An unambiguous figure is never rejected for being unusual.
  ['27.5', heat, '27.5'],
] as const)('reads %j by what is usual: %o', ([input, options, value]) => {
  expect(readFigure(input, options)).toEqual({ value })
})

test.for([
  ['52.500', price, ['52500', '52.5']],
  ['12.000', {}, ['12000', '12']],
  ['-1,250', {}, ['-1250', '-1.25']],
  ['4.125', {}, ['4125', '4.1250']],
  ['99.999', heat, ['99999', '99.9990']],
] as const)('asks about %j', ([input, options, ambiguous]) => {
  expect(readFigure(input, options)).toEqual({ ambiguous })
  for (const value of ambiguous) expect(Number(readValue(value))).toBe(Number(value))
})

test.for([
  ...['', 'kalor', '4600 kcal', '4e3', '0x10', '1.2.3', '1.000,000.5', '1.000,5.5', '--5', '5.'],
  ...['٤٢', '10³', '½', 'Infinity', '4.20 0', '4  200', '42 00', '0.500.000', '1,23,45', '1.5,5'],
  ...['4200-4700', '<0.5', '± 10', '12 %', '0.1234567', '9'.repeat(13), '1'.repeat(999)],
])('rejects %j', (input) => {
  expect(readFigure(input)).toEqual({ fault: 'not_a_number' })
})

const languages = ['id', 'en', 'en-IN', 'de', 'de-CH', 'fr-CH', 'fr', 'sv', 'zh-u-nu-fullwide']

test.for(languages)('never reads another figure than was written in %s', (language) => {
  const random = randomNumbers()
  for (let count = 0; count < 300; count += 1) {
    const decimals = Math.floor(random() * 7)
    const value = Number(((random() - 0.3) * 10 ** Math.floor(random() * 9)).toFixed(decimals))
    for (const useGrouping of ['always', 'min2', false] as const) {
      const options = { useGrouping, maximumFractionDigits: 6, minimumFractionDigits: decimals }
      const text = new Intl.NumberFormat(language, options).format(value)
      const reading = readFigure(text)
      const readings = 'ambiguous' in reading ? reading.ambiguous : [readValue(text)]
      expect(readings.map(Number), text).toContain(value)
    }
  }
})

function readValue(input: string): string {
  const reading = readFigure(input)
  return 'value' in reading ? reading.value : 'NaN'
}

/** Returns the same numbers in every run (Park and Miller's generator). */
function randomNumbers(): () => number {
  let state = 20_261_126
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
