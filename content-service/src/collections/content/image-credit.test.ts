import { expect, test } from 'vitest'
import { imageCredit } from './image-credit.ts'

const credited = (credit: string | null) => ({ image: { credit } })
const pick = ({ image }: { image: { credit: string | null } | number }) => image

test('sends the credit of a picture in the requested language', () => {
  const place = { id: credited('Ilustrasi'), en: credited('Illustration') }
  expect(imageCredit(place, 'id', pick)).toEqual({ image_credit: 'Ilustrasi' })
  expect(imageCredit(place, 'en', pick)).toEqual({ image_credit: 'Illustration' })
})

test('sends the Indonesian credit where it is not translated', () => {
  expect(imageCredit({ id: credited('Ilustrasi'), en: credited(' ') }, 'en', pick)).toEqual({
    image_credit: 'Ilustrasi',
  })
})

test('sends nothing of a picture without a credit, or that is not read', () => {
  expect(imageCredit({ id: credited(null), en: credited('') }, 'en', pick)).toEqual({})
  expect(imageCredit({ id: { image: 7 }, en: { image: 7 } }, 'id', pick)).toEqual({})
})
