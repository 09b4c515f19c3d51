import { toolSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { unitText, unitViews } from './unit-view.ts'

const unit = { id: 1, name: 'Unit 1', location: 'Surabaya', offer: 'both', state: 'free' }

function parseUnits(...units: object[]) {
  return unitViews(toolSchema.parse({ id: 4, name: 'Excavator', units }), 'en')
}

test('has every fact in one order, and those that a card shows', () => {
  const [view] = parseUnits({
    ...unit,
    ...{ year: 2021, hours: 12_400, hours_read_on: '2026-11-01', price_text: 'IDR 1' },
    ...{ serial: 'CONTOH-1', operating_weight_t: 20.5, engine_kw: 110, capacity: '0.9 m³' },
    ...{ condition: 'Good', inspected_on: '2026-11-02', available_from: '2026-12-01' },
  })
  expect(view?.facts.map(({ text }) => text)).toEqual([
    ...['Not yet available', 'For sale or hire', 'IDR 1', 'Dec 1, 2026', '', '', 'CONTOH-1'],
    ...['2021', '12,400 (read Nov 1, 2026)', '20.5\u00a0t', '110\u00a0kW', '0.9\u00a0m³', 'Good'],
    ...['Nov 2, 2026', 'Surabaya'],
  ])
  expect(view?.summary.join(' · ')).toBe(
    '2021 · hour meter\u00a012,400 (read Nov 1, 2026) · operating weight 20.5\u00a0t',
  )
  expect(view?.path).toBe('/alat/4/unit/1')
  expect(view?.goods).toEqual({ product: 'Excavator: Unit 1', kind: 'machine', offer: 'both' })
})

test('shows the days of a price, in the language of the page', () => {
  const price = { text: 'Rp 1.000', as_of: '2026-11-01', valid_until: '2026-12-31' }
  const translations = { en: { price: { text: 'IDR 1,000' } } }
  const [view, sold] = parseUnits(
    { ...unit, price, translations, price_text: 'IDR 2' },
    { ...unit, price, state: 'sold' },
  )
  expect(view && unitText(view, 'price')).toBe(
    'IDR 1,000 (indicative; as of Nov 1, 2026; valid until Dec 31, 2026)',
  )
  expect(view?.price).toMatchObject({ text: 'IDR 1,000', validUntil: '2026-12-31' })
  expect([sold?.price, sold && unitText(sold, 'price')]).toEqual([null, ''])
})

test('a unit is available now, from a day, or at an unknown time', () => {
  const hired = { ...unit, state: 'hired' }
  const units = parseUnits(unit, { ...unit, available_from: '2026-12-01' }, hired)
  expect(units.map(({ availableFrom }) => availableFrom)).toEqual(['', '2026-12-01', null])
})

test('has what each picture shows and its credit', () => {
  const translations = { en: { text: 'Bucket' } }
  const captions = [{ picture: 'b.webp', text: 'Bak', image_credit: 'Ilustrasi', translations }]
  const tool = toolSchema.parse({
    ...{ id: 4, name: 'Excavator' },
    units: [{ ...unit, pictures: ['a.webp', 'b.webp'], captions }],
  })
  const pictures = { ofUnit: (path: string | null) => path, ofKind: () => null }
  expect(unitViews(tool, 'en', pictures)[0]?.pictures).toEqual([
    { src: 'a.webp', text: '', credit: '' },
    { src: 'b.webp', text: 'Bucket', credit: 'Ilustrasi' },
  ])
})
