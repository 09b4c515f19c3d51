import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './is-unavailable.ts'

function failure(code: string): Error {
  return Object.assign(new Error('failed'), { code })
}

test.for([
  failure('ECONNREFUSED'),
  failure('57P01'),
  failure('57014'),
  failure('53300'),
  failure('08006'),
  failure('SQLITE_BUSY'),
  failure('SQLITE_BUSY_SNAPSHOT'),
  failure('SQLITE_FULL'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated unexpectedly'),
  new Error('The database was busy for 15000 ms.'),
  new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]),
  new Error('Failed query: select 1', { cause: failure('ECONNRESET') }),
  new Error('outer', { cause: new Error('inner', { cause: failure('57P03') }) }),
])('may be retried after %o', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.for([
  new Error('Failed query: select 1', { cause: failure('23505') }),
  failure('SQLITE_CONSTRAINT_UNIQUE'),
  failure('22021'),
  new TypeError('x is not a function'),
  new Error('A visitor wrote: Connection terminated'),
  'ECONNREFUSED',
  null,
])('is our own fault after %o', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})

test('ends at an error that is its own cause', () => {
  const error = new Error('x')
  error.cause = error
  expect(isDatabaseUnavailable(error)).toBe(false)
})
