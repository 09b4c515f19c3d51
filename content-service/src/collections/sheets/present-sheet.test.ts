import { sheetSchema } from '@niaga/contract/sheets'
import { expect, test } from 'vitest'
import type { Sheet } from '../../platform/payload-types.ts'
import { presentSheet } from './present-sheet.ts'

const moments = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }

const coal: Sheet = {
  id: 3,
  path: '/produk/batubara',
  name: 'Batubara',
  number: 'LS-01',
  revision: 2,
  description: 'Batubara termal',
  image: {
    id: 9,
    altIndonesian: 'Batubara',
    altEnglish: 'Coal',
    filename: 'coal.webp',
    ...moments,
  },
  imageAlt: 'Tumpukan batubara',
  rows: [
    {
      id: 'r1',
      parameter: 'Kadar abu',
      kind: 'range',
      from: '5.0',
      to: '12',
      exact: '7',
      unit: '%',
      basis: 'ADB',
      method: 'ASTM D3174',
      typical: '8',
      rejection: 'di atas 12',
      scaleFrom: '0',
      scaleTo: '30',
      source: 'specification',
    },
    { id: 'r2', parameter: 'Warna', kind: 'text', text: 'Hitam', source: 'ours' },
  ],
  uses: [{ id: 'u1', text: 'Tanur semen' }],
  ...moments,
}

const english: Sheet = {
  ...coal,
  name: 'Coal',
  imageAlt: 'A heap of coal',
  rows: coal.rows?.map((row) =>
    row.id === 'r1'
      ? { ...row, parameter: 'Ash', rejection: 'over 12' }
      : { ...row, text: 'Black' },
  ),
  uses: [{ id: 'u1', text: ' ' }],
}

test('has its texts in the requested language, with Indonesian for missing ones', () => {
  expect(presentSheet({ id: coal, en: english }, 'en', { product_id: 1 })).toEqual({
    path: '/produk/batubara',
    name: 'Coal',
    number: 'LS-01',
    revision: 2,
    updated_at: '2026-01-01T00:00:00.000Z',
    description: 'Batubara termal',
    image: 'storage/coal.webp',
    image_alt: 'A heap of coal',
    rows: [
      {
        parameter: 'Ash',
        unit: '%',
        basis: 'ADB',
        method: 'ASTM D3174',
        from: '5.0',
        to: '12',
        typical: '8',
        rejection: 'over 12',
        scale: { from: '0', to: '30' },
        source: 'specification',
      },
      { parameter: 'Warna', unit: null, text: 'Black', source: 'ours' },
    ],
    uses: ['Tanur semen'],
    product_id: 1,
  })
})

test('loses nothing on the way to a reader of the contract', () => {
  const sent = JSON.parse(JSON.stringify(presentSheet({ id: coal, en: english }, 'id', {})))
  expect(sheetSchema.parse(sent)).toEqual(sent)
})
