import { expect, test } from 'vitest'
import { wholeSentences } from './whole-sentences.ts'

const text = 'Batubara termal. Dikirim dengan tongkang. Sesuai UU No. 27 Tahun 2022 tentang data.'

test.for([
  [200, text],
  [60, 'Batubara termal. Dikirim dengan tongkang.'],
  [42, 'Batubara termal. Dikirim dengan tongkang.'],
  [41, 'Batubara termal. Dikirim dengan tongkang.'],
  [40, 'Batubara termal.'],
  [25, 'Batubara termal.'],
  [10, 'Batubara…'],
] as const)('has the sentences within %i characters', ([limit, expected]) => {
  expect(wholeSentences(text, limit, 'id')).toBe(expected)
})

test('ends with a short word', () => {
  const long = 'It is sprayed too. Good control begins at the source.'
  expect(wholeSentences(long, 30, 'en')).toBe('It is sprayed too.')
})

test('does not end with an abbreviation', () => {
  expect(wholeSentences('Menurut UU No. 27 Tahun 2022 tentang data pribadi.', 30, 'id')).toBe(
    'Menurut UU No. 27 Tahun 2022…',
  )
})
