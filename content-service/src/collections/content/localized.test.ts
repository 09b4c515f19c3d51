import { expect, test } from 'vitest'
import { textIn } from './localized.ts'
import { localizedRows } from './rows.ts'

type Texts = { name?: string | null }

function nameIn(locale: 'id' | 'en', id: string | null, en: string | null): string {
  return textIn<Texts>({ id: { name: id }, en: { name: en } }, locale, ({ name }) => name)
}

test('returns the text in the requested language', () => {
  expect(nameIn('en', 'Batubara', 'Coal')).toBe('Coal')
})

test.for([null, '', '  \n'])('returns the Indonesian text where the English one is %o', (blank) => {
  expect(nameIn('en', 'Batubara', blank)).toBe('Batubara')
})

test('returns the English text where there is no Indonesian one', () => {
  expect(nameIn('id', null, 'Coal')).toBe('Coal')
})

test('is blank where there is no text at all', () => {
  expect(nameIn('id', null, ' ')).toBe('')
})

test('pairs rows by id, not by position', () => {
  const rows = localizedRows(
    {
      id: [
        { id: 'a', text: 'satu' },
        { id: 'b', text: 'dua' },
      ],
      en: [
        { id: 'b', text: 'two' },
        { id: 'a', text: 'one' },
      ],
    },
    (document) => document,
  )
  expect(rows.map(({ id, en }) => [id.text, en.text])).toEqual([
    ['satu', 'one'],
    ['dua', 'two'],
  ])
})
