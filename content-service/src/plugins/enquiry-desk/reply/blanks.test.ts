import { expect, test } from 'vitest'
import { fillBlanks, openBlanks } from './blanks.ts'

const values = { name: 'Kim', company: '', reference: 'RFQ-1', items: '- Coal', me: 'Rani' }

test('fills blanks by their name in either language, and leaves those of which nothing is known', () => {
  expect(fillBlanks('{nama} {Name} {nomor} {items} {saya}', values)).toBe(
    'Kim Kim RFQ-1 - Coal Rani',
  )
  expect(fillBlanks('{perusahaan} {harga per ton} {constructor}', values)).toBe(
    '{perusahaan} {harga per ton} {constructor}',
  )
})

test('fills in what looks like a blank as it is', () => {
  expect(fillBlanks('{nama}', { ...values, name: '$& {saya}' })).toBe('$& {saya}')
})

test('names each open blank once, but none of a quote', () => {
  expect(openBlanks('{a} {b} {a}\n> {c}\n{ d} {1} {}')).toEqual(['{a}', '{b}'])
})
