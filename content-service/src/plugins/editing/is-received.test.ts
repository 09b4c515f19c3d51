import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { hasLoadingRow, isReceived } from './is-received.ts'

const rows = (...ids: string[]): FormState => ({
  rows: { value: ids.length, rows: ids.map((id) => ({ id })) },
})

test.each<[string, FormState, FormState, boolean]>([
  ['the same values', { name: { value: 'a' } }, { name: { value: 'a' } }, true],
  ['another value', { name: { value: 'a' } }, { name: { value: 'b' } }, false],
  ['an empty value that was not set', { name: {} }, { name: { value: null } }, true],
  ['an equal object', { link: { value: { to: 1 } } }, { link: { value: { to: 1 } } }, true],
  ['another object', { link: { value: { to: 1 } } }, { link: { value: { to: 2 } } }, false],
  ['a field that the service added', {}, { name: { value: 'a' } }, true],
  ['an added row', rows('a'), rows('a', 'b'), false],
  ['moved rows', rows('a', 'b'), rows('b', 'a'), false],
  ['a file', { file: {} }, { file: { value: new Blob(['a']) } }, true],
])('compares %s with what was received', (_, received, current, expected) => {
  expect(isReceived(received, current)).toBe(expected)
})

test('finds a row that waits for its fields', () => {
  expect(hasLoadingRow({ rows: { rows: [{ id: 'a', isLoading: true }] } })).toBe(true)
  expect(hasLoadingRow({ rows: { rows: [{ id: 'a', isLoading: false }] }, name: {} })).toBe(false)
})
