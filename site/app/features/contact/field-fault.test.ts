import { expect, test } from 'vitest'
import { fieldFault, isCutShort } from './field-fault.ts'

const field = { value: 'a', isRequired: true, isMalformed: false, limit: 3 }

test('accepts a filled field and an empty one that may be empty', () => {
  expect(fieldFault(field)).toBeNull()
  expect(fieldFault({ ...field, value: '', isRequired: false })).toBeNull()
})

test('names what is wrong: blank, too long, malformed', () => {
  expect(fieldFault({ ...field, value: '  ' })).toBe('missing')
  expect(fieldFault({ ...field, value: 'abcd', isMalformed: true })).toBe('too_long')
  expect(fieldFault({ ...field, isMalformed: true })).toBe('format')
})

test.each([
  ['kim@kepco', true],
  [' kim@kepco ', true],
  ['kim@mail.k', true],
  ['kim@kepco.kr', false],
  ['kim@kepco.co.kr ', false],
  ['kim@xn--80ak6aa92e.xn--p1ai', false],
])('%j may lack its end: %s', (email, expected) => {
  expect(isCutShort(email)).toBe(expected)
})
