import { expect, test } from 'vitest'
import { requestedRange } from './byte-range.ts'

test.for([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
] as const)('reads %s of 100 bytes', ([header, range]) => {
  expect(requestedRange(header, 100)).toEqual(range)
})

test.for(['bytes=100-', 'bytes=100-200', 'bytes=-0'])(
  'cannot satisfy %s of 100 bytes',
  (header) => {
    expect(requestedRange(header, 100)).toBe('unsatisfiable')
  },
)

test.for([null, '', 'bytes=', 'bytes=-', 'bytes=9-0', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b'])(
  'reads %o as the whole',
  (header) => expect(requestedRange(header, 100)).toBeNull(),
)
