import { expect, test } from 'vitest'
import { getExcerpt, markedText } from './marked-text.ts'

const terms = (...words: string[]) => new Set(words)

test('marks each word that was found, in whatever form it stands', () => {
  expect(markedText('Sewa dan penyewaan Excavator', terms('~sewa'), 'id')).toEqual([
    '',
    'Sewa',
    ' dan ',
    'penyewaan',
    ' Excavator',
  ])
  expect(markedText('Batu bara 4.600 kkal', terms('batubara', '4600'), 'id')).toEqual([
    '',
    'Batu bara',
    ' ',
    '4.600',
    ' kkal',
  ])
  expect(markedText('20t', terms('20', '~ton'), 'id')).toEqual(['', '20t', ''])
  expect(markedText('<b>x</b>', terms('y'), 'id')).toEqual(['<b>x</b>'])
})

test('shows the sentence that was found', () => {
  const text = `${'Kalimat lain yang panjang. '.repeat(40)}Tarif demurrage disepakati. ${'Lagi. '.repeat(90)}`
  const excerpt = getExcerpt(text, terms('demurrage'), 'id')
  expect(excerpt).toMatch(/^Tarif demurrage disepakati\. Lagi\./)
  expect(excerpt.length).toBeLessThanOrEqual(171)
})

test('shows the part of a long sentence that was found', () => {
  const text = `${'kata '.repeat(100)}demurrage ${'kata '.repeat(100)}`
  const excerpt = getExcerpt(text, terms('demurrage'), 'id')
  expect(excerpt).toMatch(/^…kata .*demurrage kata .*…$/)
  expect(excerpt.length).toBeLessThanOrEqual(172)
})

test('shows the beginning of a text in which nothing was found', () => {
  expect(getExcerpt('Satu dua tiga.', terms('empat'), 'id')).toBe('Satu dua tiga.')
  expect(getExcerpt('', terms('empat'), 'id')).toBe('')
})
