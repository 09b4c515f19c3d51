import { expect, test } from 'vitest'
import { describeShown } from './shown.ts'

test('counts what is written against what a place shows', () => {
  const shown = { characters: 60, place: 'cards' } as const
  expect(describeShown('Timah batangan', shown, 'id')).toEqual({
    text: 'Kartu di beranda: 14 / 60 karakter',
    isCut: false,
  })
})

test('names the last characters that are shown of a longer text', () => {
  const shown = { characters: 20, place: 'home' } as const
  expect(describeShown('Kapal tongkang pertama bersandar', shown, 'en')).toEqual({
    text: 'Excerpt on the home page: 32 / 20 characters · cut after “…l tongkang perta”',
    isCut: true,
  })
})

test('cuts nothing off a text that is exactly as long as its place', () => {
  const shown = { characters: 4, place: 'search' } as const
  expect(describeShown('emas', shown, 'id').isCut).toBe(false)
})

test('counts characters beyond the first plane once, and blanks as the site prints them', () => {
  const shown = { characters: 5, place: 'search' } as const
  expect(describeShown('  a\n\n😀 b ', shown, 'id').text).toBe('Mesin pencari: 5 / 5 karakter')
})

test('shows the words that stand in the menu, without a stop that would hang there', () => {
  expect(describeShown('Batubara termal, untuk PLTU', { words: 2 }, 'id').text).toBe(
    'Menu: Batubara termal',
  )
  expect(describeShown(' ', { words: 2 }, 'en').text).toBe('Menu: –')
})

test('counts against the limit of the form as the form does', () => {
  expect(describeShown('abc', { atMost: 2 }, 'id')).toEqual({ text: '3 / 2 karakter', isCut: true })
})
