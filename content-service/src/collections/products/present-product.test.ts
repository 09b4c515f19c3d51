import { productSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import type { Product, Sheet } from '../../platform/payload-types.ts'
import { presentTool } from '../tools/present-tool.ts'
import { presentProduct } from './present-product.ts'

const moments = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }

const today = '2026-11-22'

const coal: Product = {
  id: 3,
  name: 'Batubara',
  description: 'Batubara termal',
  image: {
    id: 9,
    altIndonesian: 'Batubara',
    altEnglish: 'Coal',
    filename: 'coal.webp',
    ...moments,
  },
  features: [{ id: 'f1', title: 'Kadar abu', description: '5–12 %' }],
  sortOrder: 10,
  ...moments,
}

const coalInEnglish: Product = {
  ...coal,
  name: 'Coal',
  description: 'Thermal coal',
  features: [{ id: 'f1', title: 'Ash', description: '5–12 %' }],
}

/** Payload's result without translations, contrary to its types. */
const untranslated = JSON.parse(
  JSON.stringify({
    ...coal,
    name: null,
    description: '',
    features: [{ id: 'f1', title: null, description: null }],
  }),
)

test('has Indonesian base texts and translations by language', () => {
  expect(presentProduct({ id: coal, en: coalInEnglish }, [], today)).toEqual({
    id: 3,
    name: 'Batubara',
    description: 'Batubara termal',
    image: 'coal.webp',
    image_alt: 'Batubara',
    translations: {
      id: { name: 'Batubara', description: 'Batubara termal', image_alt: 'Batubara' },
      en: { name: 'Coal', description: 'Thermal coal', image_alt: 'Coal' },
    },
    features: [
      {
        id: 'f1',
        title: 'Kadar abu',
        description: '5–12 %',
        translations: {
          id: { title: 'Kadar abu', description: '5–12 %' },
          en: { title: 'Ash', description: '5–12 %' },
        },
      },
    ],
    updated_at: '2026-01-01T00:00:00.000Z',
  })
})

test('has no translation where every text is blank', () => {
  const product = presentProduct({ id: coal, en: untranslated }, [], today)
  expect(product.translations).not.toHaveProperty('en')
  expect(product.features?.[0]?.translations).not.toHaveProperty('en')
})

test('has English base texts where there are no Indonesian ones', () => {
  const product = presentProduct({ id: untranslated, en: coalInEnglish }, [], today)
  expect(product.name).toBe('Coal')
  expect(productSchema.safeParse(product).success).toBe(true)
})

test('has the rows of its sheet as features, and names the sheet', () => {
  const row = { id: 'r1', kind: 'exact', exact: '1200.5', source: 'specification' } as const
  const sheetIn = (parameter: string): Sheet => ({
    id: 1,
    path: '/produk/batubara',
    name: 'Batubara',
    description: 'Termal',
    rows: [{ ...row, parameter, unit: 't' }],
    ...moments,
  })
  const product = presentProduct(
    {
      id: { ...coal, sheet: sheetIn('Berat') },
      en: { ...coalInEnglish, sheet: sheetIn('Weight') },
    },
    [],
    today,
  )
  expect(product.sheet).toBe('/produk/batubara')
  expect(product.features).toMatchObject([
    {
      id: 'r1',
      title: 'Berat',
      translations: { en: { title: 'Weight', description: '1200.5 t' } },
    },
  ])
})

test('has who made its picture, in each language that says so', () => {
  const withCredit = (document: Product, credit: string | null): Product => ({
    ...document,
    image: typeof document.image === 'object' && document.image ? { ...document.image, credit } : 9,
  })
  const product = presentProduct(
    { id: withCredit(coal, 'Ilustrasi'), en: withCredit(coalInEnglish, 'Illustration') },
    [],
    today,
  )
  expect(product.image_credit).toBe('Ilustrasi')
  expect(product.translations).toMatchObject({
    id: { image_credit: 'Ilustrasi' },
    en: { image_credit: 'Illustration' },
  })
  const bare = presentProduct(
    { id: withCredit(coal, ' '), en: withCredit(coalInEnglish, null) },
    [],
    today,
  )
  expect(JSON.stringify(bare)).not.toContain('image_credit')
})

test('has no picture where there is none or it was deleted', () => {
  for (const image of [null, undefined, 9]) {
    const product = { ...coal, image }
    expect(presentProduct({ id: product, en: product }, [], today).image).toBeNull()
  }
})

test('has the full path of a picture for tools', () => {
  expect(
    presentTool({ id: coal, en: coalInEnglish }, { units: [], documents: [] }, today).image,
  ).toBe('storage/coal.webp')
})
