import { expect, test } from 'vitest'
import { queryOfStatus, statuses, statusInQuery } from './statuses.ts'

test.for(statuses)('finds the status $value in its query', ({ value }) => {
  const query = Object.fromEntries(new URLSearchParams(queryOfStatus(value)))
  expect(statusInQuery({ limit: '10', ...query })).toBe(value)
})

test.for([undefined, {}, { search: 'spam' }, { 'where[or][0][and][0][status][equals]': 'x' }])(
  'finds no status in %o',
  (query) => expect(statusInQuery(query)).toBeNull(),
)
