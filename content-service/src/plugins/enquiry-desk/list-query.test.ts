import { expect, test } from 'vitest'
import { stages } from '../../collections/enquiries/stages.ts'
import { assigneeInQuery, getQuery, getStatusQuery, statusInQuery } from './list-query.ts'

test.for(stages)('finds the status $value in its query', ({ value }) => {
  const query = Object.fromEntries(new URLSearchParams(getStatusQuery(value)))
  expect(statusInQuery({ limit: '10', ...query })).toBe(value)
})

test.for([undefined, {}, { search: 'spam' }, { 'where[or][0][and][0][status][equals]': 'x' }])(
  'finds no status in %o',
  (query) => expect(statusInQuery(query)).toBeNull(),
)

test('finds the colleague in a query beside the status', () => {
  const query = Object.fromEntries(new URLSearchParams(getQuery({ status: 'new', assignee: 7 })))
  expect([statusInQuery(query), assigneeInQuery(query)]).toEqual(['new', 7])
})

test.for([{}, { 'where[or][0][and][0][assignedTo][equals]': 'x' }])(
  'finds no colleague in %o',
  (query) => expect(assigneeInQuery(query)).toBeNull(),
)
