import { expect, test } from 'vitest'
import { searchTitle } from './search-title.ts'

const figure = { name: 'Nilai kalor', value: '4200–6500', unit: 'Kcal/Kg' }

test('names the figure that decides', () => {
  expect(searchTitle('Batubara', figure)).toBe('Batubara 4200–6500 Kcal/Kg')
  expect(searchTitle('Emas', { ...figure, value: 'Batangan', unit: '' })).toBe('Emas Batangan')
})

test('is the name without a figure, or without room for it', () => {
  expect(searchTitle('Batubara', null)).toBe('Batubara')
  expect(searchTitle('B'.repeat(50), figure)).toBe('B'.repeat(50))
})
