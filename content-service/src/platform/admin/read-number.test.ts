import { readFigure } from '@niaga/contract/read-figure'
import { expect, test } from 'vitest'
import { readNumber, writeReading } from './read-number.ts'

const hours = { min: 0, max: 200_000 }
const degrees = { min: -180, max: 180 }

test.for<[string, object, number?, string?]>([
  [' 6.400,5 ', hours, 6400.5],
  ['12 000', hours, 12000],
  ['12.000', hours, undefined, '“12.000” could be 12000 or 12. Write the one you mean.'],
  ['12.000', { ...hours, admin: { step: 1 } }, 12000],
  ['2.020', { min: 1950, max: 2030 }, 2020],
  ['-6.200', degrees, -6.2],
  ['106,827153247', degrees, 106.827153],
  ['27,5 %', { min: 0, max: 100 }, 27.5],
  [
    '7%',
    {},
    undefined,
    '“7%” is a percentage, but the unit of this figure is not %. Write it in that unit.',
  ],
])('reads %j in a field of %j as %j', ([input, field, value, fault]) => {
  expect(readNumber(input, field)).toEqual(
    fault ? { fault: { id: expect.any(String), en: fault } } : { value },
  )
})

test.for([
  ['4.200,5', '= 4200,5'],
  ['0,50', '= 0,50'],
  ['0.500', '= 0,500'],
  ['4.250', '“4.250” dapat berarti 4250 atau 4,25. Tulis yang Anda maksud.'],
  ['4200', ''],
  ['banyak', ''],
] as const)('describes the reading of %j as %j', ([input, description]) => {
  expect(writeReading(input, readFigure(input), 'id')).toBe(description)
})
