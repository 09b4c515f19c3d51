import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

const heat = { least: 500, most: 9000 }
const percent = { least: 0, most: 100 }
const tonnes = { least: 100, most: 1_000_000 }
const price = { least: 0.01, most: 10_000_000 }

test.for([
  ['4600', heat, 4600],
  ['4600,5', heat, 4600.5],
  ['4600.5', heat, 4600.5],
  ['4.600', heat, 4600],
  ['4,600', heat, 4600],
  ['4 600', heat, 4600],
  ['4.600,25', heat, 4600.25],
  ['4,600.25', heat, 4600.25],
  ['14.000', percent, 14],
  ['14,000', percent, 14],
  ['0,8', percent, 0.8],
  ['0.500', percent, 0.5],
  ['50.000', tonnes, 50_000],
  ['50,000', tonnes, 50_000],
  ['1.000.000', tonnes, 1_000_000],
  ['1,000,000', tonnes, 1_000_000],
  ['52,5', price, 52.5],
  ['1.250.000', price, 1_250_000],
  ['007', price, 7],
] as const)('reads %j as a number', ([typed, limits, value]) => {
  expect(readNumber(typed, limits)).toEqual({ value, fault: null })
})

test.for([
  ['52.500', price, 'thousands'],
  ['1,250', price, 'thousands'],
  ['101', percent, 'range'],
  ['-5', percent, 'range'],
  ['−5', percent, 'range'],
  ['4.6', heat, 'range'],
  ['99.999', heat, 'range'],
  ['kalor', heat, 'not_a_number'],
  ['4600 kcal', heat, 'not_a_number'],
  ['4e3', heat, 'not_a_number'],
  ['0x10', heat, 'not_a_number'],
  ['1.2.3', heat, 'not_a_number'],
  ['1.000,000.5', heat, 'not_a_number'],
  ['１２３', heat, 'not_a_number'],
  ['--5', percent, 'not_a_number'],
  ['', heat, 'not_a_number'],
  ['9'.repeat(24), price, 'not_a_number'],
  ['Infinity', price, 'not_a_number'],
] as const)('rejects %j as %s', ([typed, limits, fault]) => {
  expect(readNumber(typed, limits)).toEqual({ value: null, fault })
})
