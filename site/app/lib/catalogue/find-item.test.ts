import { expect, test } from 'vitest'
import { findItem, isItemAddress } from './find-item.ts'

test.each(['0', '1', '42', '9007199254740991'])('takes %s for the number of an item', (address) => {
  expect(isItemAddress(address)).toBe(true)
})

test.each(['', 'abc', '01', '-1', '1.5', '1e3', ' 1', '0x1', '１', '99999999999999999999'])(
  'takes %j for no item at all',
  (address) => expect(isItemAddress(address)).toBe(false),
)

test('finds the item of a number and says when there is none', () => {
  const items = [{ id: 1 }, { id: 12 }]
  expect(findItem(items, '12')).toBe(items[1])
  expect(findItem(items, '2')).toBeNull()
})
