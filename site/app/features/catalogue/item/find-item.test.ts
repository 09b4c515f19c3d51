import { expect, test } from 'vitest'
import { findItem, isItemAddress } from './find-item.ts'

test.each(['0', '1', '42', '9007199254740991'])('takes %s for the number of an item', (address) => {
  expect(isItemAddress(address)).toBe(true)
})

test.each([
  '',
  'abc',
  '01',
  '-1',
  '1.5',
  '1e3',
  ' 1',
  '0x1',
  '１',
  '9007199254740993',
  '99999999999999999999',
])('%j is not the address of an item', (address) => expect(isItemAddress(address)).toBe(false))

test('finds an item by its number in the list without a request', async () => {
  const items = [{ id: 1 }, { id: 12 }]
  const ask = () => Promise.reject(new Error('asked'))
  expect(await findItem(items, '12', ask)).toEqual({ ok: true, value: { id: 12 } })
})

test('requests an item that is missing from the list by its number', async () => {
  const ask = async (id: number) => ({ ok: true as const, value: id === 2 ? { id } : null })
  expect(await findItem([{ id: 1 }], '2', ask)).toEqual({ ok: true, value: { id: 2 } })
  expect(await findItem([{ id: 1 }], '3', ask)).toEqual({ ok: true, value: null })
})
