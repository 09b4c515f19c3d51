import { expect, test } from 'vitest'
import { describeShown } from './shown.ts'

test('counts the characters against those that are shown, from four fifths on', () => {
  const shown = { characters: 15, place: 'cards' } as const
  expect(describeShown('Timah batang', shown, 'id')).toEqual({
    text: 'Kartu di beranda: 12 / 15 karakter',
    isCut: false,
  })
  expect(describeShown('Timah batan', shown, 'id')).toBeNull()
  expect(describeShown('Timah batan', { atMost: 15 }, 'id')).toBeNull()
})

test('quotes the last characters that are shown of a longer text', () => {
  const shown = { characters: 20, place: 'home' } as const
  expect(describeShown('Kapal tongkang pertama bersandar', shown, 'en')).toEqual({
    text: 'Excerpt on the home page: 32 / 20 characters · cut after “…l tongkang perta”',
    isCut: true,
  })
})

test('does not cut a text of exactly the shown length', () => {
  const shown = { characters: 4, place: 'search' } as const
  expect(describeShown('emas', shown, 'id')?.isCut).toBe(false)
})

test('counts characters beyond the first plane once, and white space as the site prints it', () => {
  const shown = { characters: 5, place: 'search' } as const
  expect(describeShown('  a\n\n😀 b ', shown, 'id')?.text).toBe('Mesin pencari: 5 / 5 karakter')
})

test('shows the words of the menu, without a full stop at the end', () => {
  expect(describeShown('Batubara termal, untuk PLTU', { words: 2 }, 'id')?.text).toBe(
    'Menu: Batubara termal',
  )
  expect(describeShown(' ', { words: 2 }, 'en')?.text).toBe('Menu: –')
})

test('counts towards the limit of the form as the form does', () => {
  expect(describeShown('abc', { atMost: 2 }, 'id')).toEqual({ text: '3 / 2 karakter', isCut: true })
})
