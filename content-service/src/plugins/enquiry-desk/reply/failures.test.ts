import { expect, test } from 'vitest'
import { getFailure, isTemporary } from './failures.ts'

test.for([
  ['ESOCKET', undefined, 'unreachable', true],
  ['EAUTH', 535, 'sign-in', true],
  ['EENVELOPE', 450, 'later', true],
  ['EENVELOPE', 550, 'address', false],
  ['EMESSAGE', 552, 'too-large', false],
  ['EMESSAGE', 554, 'rejected', false],
] as const)('%s with %s is %s', ([code, response, failure, isLater]) => {
  expect(getFailure({ code, response })).toBe(failure)
  expect(isTemporary(failure)).toBe(isLater)
})
