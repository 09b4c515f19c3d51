import { expect, test } from 'vitest'
import { createKnownAnswers } from './known-answers.server.ts'

const body = (value: unknown) => Buffer.from(JSON.stringify(value))

test('gives the same value for the same bytes, and another for others', () => {
  const jsonOf = createKnownAnswers(1000)
  const first = jsonOf('/a', body([1]))
  expect(first).toEqual([1])
  expect(jsonOf('/a', body([1]))).toBe(first)
  expect(jsonOf('/a', body([2]))).toEqual([2])
  expect(jsonOf('/b', body([1]))).not.toBe(first)
})

test('forgets the longest unused answer and keeps none over its limit', () => {
  const jsonOf = createKnownAnswers(body(['aaaa']).byteLength * 2)
  const [a, b] = [jsonOf('/a', body(['aaaa'])), jsonOf('/b', body(['bbbb']))]
  expect(jsonOf('/a', body(['aaaa']))).toBe(a)
  jsonOf('/c', body(['cccc']))
  expect(jsonOf('/a', body(['aaaa']))).toBe(a)
  expect(jsonOf('/b', body(['bbbb']))).not.toBe(b)
  const long = body(['x'.repeat(100)])
  expect(jsonOf('/long', long)).not.toBe(jsonOf('/long', long))
})

test('remembers nothing of a body that is not JSON', () => {
  const jsonOf = createKnownAnswers(1000)
  expect(() => jsonOf('/a', Buffer.from('<p>'))).toThrow(SyntaxError)
  expect(jsonOf('/a', body([1]))).toEqual([1])
})
