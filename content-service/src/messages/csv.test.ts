import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const mark = '\uFEFF'

test('writes one line for each row, and a mark for Excel', () => {
  expect(
    csvOf([
      ['Nama', 'Pesan'],
      ['Sari', 'Halo'],
    ]),
  ).toBe(`${mark}Nama,Pesan\r\nSari,Halo\r\n`)
})

test.for([
  ['satu, dua', '"satu, dua"'],
  ['kata "asing"', '"kata ""asing"""'],
  ['dua\nbaris', '"dua\nbaris"'],
  ['', ''],
])('writes %o as %o', ([text = '', written = '']) => {
  expect(csvOf([[text]])).toBe(`${mark}${written}\r\n`)
})

test.for(['=1+1', '+62 812 0000', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '=HYPERLINK("x","y")'])(
  'writes %o so that no spreadsheet computes it',
  (text) => {
    const [, first] = /^\uFEFF"?(.)/s.exec(csvOf([[text]])) ?? []
    expect(first).toBe("'")
  },
)
