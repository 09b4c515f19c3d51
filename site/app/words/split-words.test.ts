import { expect, test } from 'vitest'
import { getWords } from './split-words.ts'

const words = (text: string) => getWords(text).map((word) => word.text)

test.each([
  ['Batu  Bara TERMAL', ['batubara', 'termal']],
  ['4.200–6,500 kkal/kg', ['4200', '6500', 'kkal', 'kg']],
  ['0,50 % dan 0.5 %', ['0.5', 'dan', '0.5']],
  ['99,90 %', ['99.9']],
  ['1.234.567,80', ['1234567.8']],
  ['10,0', ['10']],
  ['12,34,567', ['1234567']],
  ['20t, 20 t, gar4600', ['20', 't', '20', 't', 'gar', '4600']],
  ['Fe₂O₃ SiO2', ['fe2o3', 'sio2']],
  ['CONTOH-COA-001', ['contoh', 'coa', '001']],
  ['24.11.2026', ['24.11.2026']],
  ['Kafé İstanbul', ['kafe', 'istanbul']],
  ['<b>&amp;', ['b', 'amp']],
  ['煤炭 🚢', ['煤炭', '炭']],
  // Chinese has no spaces: each pair of adjacent characters is a word, so a word inside a longer one is found.
  ['动力煤GAR4200', ['动力', '力煤', '煤', 'gar', '4200']],
  ['', []],
])('finds the words of %j', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test('knows where each word stands', () => {
  const text = 'Nilai 4.600 kkal'
  expect(getWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Nilai',
    '4.600',
    'kkal',
  ])
})

test('cuts what is no word, in linear time', () => {
  expect(words('a'.repeat(300_000))).toEqual(['a'.repeat(40)])
  expect(words('1.'.repeat(100_000)).length).toBeLessThan(20_000)
  expect(words('1 '.repeat(100_000))).toHaveLength(100_000)
})
