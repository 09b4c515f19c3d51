import { expect, test } from 'vitest'
import { pictureTexts } from './picture-texts.ts'

const title = { id: 'Tambang', en: 'Mine' }

test('uses the text of each language’s body', () => {
  const getTexts = pictureTexts(
    { id: '<p><img src="/a.png" alt="Grafik"></p>', en: '<img src="/a.png" alt="Chart">' },
    title,
  )
  expect(getTexts('/a.png')).toEqual({ id: 'Grafik', en: 'Chart' })
})

test('uses the text of one language for both', () => {
  const html = { id: '<img src="/a.png" alt=" ">', en: '<img src="/a.png" alt="Chart">' }
  expect(pictureTexts(html, title)('/a.png')).toEqual({ id: 'Chart', en: 'Chart' })
})

test('uses the title where there is no text', () => {
  const html = { id: '<img src="/a.png">', en: '' }
  expect(pictureTexts(html, title)('/a.png')).toEqual(title)
  expect(pictureTexts(html, title)(null)).toEqual(title)
})
