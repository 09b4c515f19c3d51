import { expect, test } from 'vitest'
import { pictureTexts } from './picture-texts.ts'

const title = { id: 'Tambang', en: 'Mine' }

test('tells in each language what the body of that language says', () => {
  const textsOf = pictureTexts(
    { id: '<p><img src="/a.png" alt="Grafik"></p>', en: '<img src="/a.png" alt="Chart">' },
    title,
  )
  expect(textsOf('/a.png')).toEqual({ id: 'Grafik', en: 'Chart' })
})

test('tells in both what one language says', () => {
  const html = { id: '<img src="/a.png" alt=" ">', en: '<img src="/a.png" alt="Chart">' }
  expect(pictureTexts(html, title)('/a.png')).toEqual({ id: 'Chart', en: 'Chart' })
})

test('tells the title where nobody says anything', () => {
  const html = { id: '<img src="/a.png">', en: '' }
  expect(pictureTexts(html, title)('/a.png')).toEqual(title)
  expect(pictureTexts(html, title)(null)).toEqual(title)
})
