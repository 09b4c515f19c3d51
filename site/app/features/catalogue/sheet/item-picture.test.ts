import { productSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { exampleSheet } from '../../../../testing/example-sheet.ts'
import { itemCredit } from './item-picture.ts'

const coal = {
  id: 1,
  name: 'Batubara',
  description: '',
  image: 'coal.webp',
  image_credit: 'Ilustrasi',
  translations: { en: { name: 'Coal', description: '', image_credit: 'Illustration' } },
  sheet: '/produk/batubara',
}
const sheet = { ...exampleSheet('/produk/batubara', 'id'), localCredit: 'Foto: Uji' }

function getCredit(item: object, locale: 'id' | 'en' = 'id') {
  const imageSource = (_kind: string, path: string | null) => path
  return itemCredit(productSchema.parse(item), 'product', locale, { imageSource, sheets: [sheet] })
}

test('names who made the picture of an item in the visitor’s language, else in Indonesian', () => {
  expect(getCredit(coal)).toBe('Ilustrasi')
  expect(getCredit(coal, 'en')).toBe('Illustration')
  expect(getCredit({ ...coal, translations: {} }, 'en')).toBe('Ilustrasi')
})

test('names the picture that is shown: that of the sheet only where the item has none', () => {
  expect(getCredit({ ...coal, image: null })).toBe('Foto: Uji')
  expect(getCredit({ ...coal, image_credit: null, translations: {} })).toBe('')
  expect(getCredit({ ...coal, image: null, name: 'Nikel', sheet: undefined })).toBeUndefined()
})
