import { expect, test } from 'vitest'
import { contactTexts } from './contact.ts'
import { formFaults } from './form-faults.ts'
import type { Item } from './items/item.ts'

const getFaults = (change: object, items: Item[] = [], askedEmail = '') => {
  const texts = { ...contactTexts(() => ''), name: 'Kim', email: 'kim@kepco.kr', message: 'Halo' }
  return formFaults({ ...texts, ...change, items, attachments: [] }, askedEmail)
}

const coal: Item = { kind: 'coal', product: 'Batubara' }

test('accepts a filled form, and optional fields that are empty', () => {
  expect(getFaults({})).toEqual({})
  expect(getFaults({ message: '' }, [coal, { kind: 'machine', quantity: ' ' }])).toEqual({})
})

test('names what is wrong: blank, too long, malformed', () => {
  expect(getFaults({ name: '\u202E ', email: '', message: '' }, [{ kind: 'coal' }])).toEqual({
    name: 'missing',
    email: 'missing',
    message: 'missing',
  })
  expect(getFaults({ phone: '1'.repeat(51), email: 'kim' })).toEqual({
    phone: 'too_long',
    email: 'format',
  })
  expect(getFaults({ message: 'x'.repeat(5001) }, [coal])).toEqual({ message: 'too_long' })
  expect(getFaults({ message: 'x'.repeat(4999) }, [coal])).toEqual({ message: 'request_too_long' })
})

test('names the field of an item', () => {
  const item: Item = { kind: 'coal', quantity: '1'.repeat(101), incoterm: 'XYZ', term: 'spot' }
  expect(getFaults({}, [coal, item])).toEqual({
    'items.1.product': 'missing',
    'items.1.quantity': 'too_long',
    'items.1.incoterm': 'invalid',
  })
})

test.each(['10.000', '10,000 t', '3 × 55000 t ± 10 %', '12,5', '１０，０００', ''])(
  'reads %j as tonnes',
  (quantity) => {
    expect(getFaults({}, [{ ...coal, quantity }])).toEqual({})
  },
)

test.each(['banyak', '10.00.0', '0', '1,2,3'])(
  'asks for tonnes in figures instead of %j',
  (quantity) => {
    expect(getFaults({}, [{ ...coal, quantity }])).toEqual({ 'items.0.quantity': 'quantity' })
    expect(getFaults({}, [{ ...coal, kind: 'machine', quantity }])).toEqual({})
  },
)

test.each([
  ['kim@kepco', { email: 'cut_short' }],
  [' kim@kepco ', { email: 'cut_short' }],
  ['kim@mail.k', { email: 'cut_short' }],
  ['kim@kepco.kr', {}],
  ['kim@kepco.co.kr ', {}],
  ['kim@xn--80ak6aa92e.xn--p1ai', {}],
  ['kim@例え.jp', {}],
])('asks once about the address %j: %j', (email, faults) => {
  expect(getFaults({ email })).toEqual(faults)
  expect(getFaults({ email }, [], email)).toEqual({})
})
