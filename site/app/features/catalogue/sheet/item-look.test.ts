import { productSchema, toolSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { exampleSheet } from '../../../../testing/example-sheet.ts'
import { itemLook } from './item-look.ts'
import { unitPictures } from './unit-pictures.ts'

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

const imageSource = (_kind: string, path: string | null) => path

function getLook(item: object, locale: 'id' | 'en' = 'id') {
  const sources = { imageSource, sheets: [sheet] }
  const { picture, credit } = itemLook(productSchema.parse(item), 'product', locale, sources)
  return [picture, credit]
}

test('names who made the picture of an item in the visitor’s language, else in Indonesian', () => {
  expect(getLook(coal)).toEqual(['coal.webp', 'Ilustrasi'])
  expect(getLook(coal, 'en')).toEqual(['coal.webp', 'Illustration'])
  expect(getLook({ ...coal, translations: {} }, 'en')).toEqual(['coal.webp', 'Ilustrasi'])
})

test('names the picture that is shown: that of the sheet only where the item has none', () => {
  expect(getLook({ ...coal, image: null })).toEqual(['/pictures/coal.webp', 'Foto: Uji'])
  expect(getLook({ ...coal, image_credit: null, translations: {} })).toEqual(['coal.webp', ''])
  const other = { ...coal, image: null, name: 'Nikel', sheet: undefined }
  expect(getLook(other)).toEqual([null, undefined])
})

test('a unit has the drawing of its type as long as nobody has given one of the machine', () => {
  const unit = { id: 1, name: 'Mini', location: 'Sampit', offer: 'sale', state: 'free' }
  const picture = (image: string | null, drawing: 'excavator' | null) => {
    const sheets = [{ ...exampleSheet('/alat/excavator', 'id'), drawing }]
    const ownPicture = (file: string) => `/pictures/${file}`
    const units = [{ ...unit, operating_weight_t: 5.1 }]
    const tool = toolSchema.parse({ id: 1, name: 'Excavator', image, units })
    const { ofKind } = unitPictures('id', { imageSource, ownPicture, sheets })
    return tool.units?.map((one) => ofKind(tool, one))
  }
  expect(picture(null, 'excavator')).toEqual(['/pictures/excavator-mini@5.1.webp'])
  expect(picture('own.webp', 'excavator')).toEqual(['own.webp'])
  expect(picture(null, null)).toEqual(['/pictures/excavator.webp'])
})
