import { expect, test } from 'vitest'
import { longestQuery, readSearch, searchAddress, typedQuery } from './search-address.ts'

const read = (search: string) => readSearch(new URLSearchParams(search))

test.each([
  ['', ''],
  ['q=', ''],
  ['q=+%20%09', ''],
  ['q=%00%E2%80%8B', ''],
  ['q=++gar%0A+4600+', 'gar 4600'],
  ['q=a&q=b', 'a'],
  ['Q=a', ''],
  ['q=%F0%9F%9A%A2', '🚢'],
])('reads %j as %j', (search, query) => {
  expect(read(search)).toEqual({ query, isCut: false })
})

test('cuts a long search at whole characters, and says so', () => {
  expect(read(`q=${'🚢'.repeat(longestQuery)}`).isCut).toBe(false)
  const { query, isCut } = read(`q=${encodeURIComponent('🚢'.repeat(5000))}`)
  expect([Array.from(query).length, isCut]).toEqual([longestQuery, true])
})

test('has one address for one search', () => {
  const long = 'a '.repeat(9000)
  expect(typedQuery(typedQuery(long))).toBe(typedQuery(long))
  expect(searchAddress('')).toBe('/cari')
  expect(searchAddress('batu & bara')).toBe('/cari?q=batu+%26+bara')
})
