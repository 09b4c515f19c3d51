import { toolSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { readUnitList } from './unit-filter.ts'
import { someUnits, unitsOnOffer } from './units-on-offer.ts'

const unit = (id: number, change: object) => ({
  id,
  name: `Unit ${id}`,
  location: 'Balikpapan',
  offer: 'both',
  state: 'free',
  pictures: [],
  ...change,
})

const tools = [
  toolSchema.parse({
    id: 1,
    name: 'Excavator',
    description: '',
    image: 'excavator.webp',
    units: [
      unit(1, { state: 'hired', available_from: '2026-12-10', operating_weight_t: 45 }),
      unit(2, {
        ...{ offer: 'sale', hours: 12_500, pictures: ['unit.webp'] },
        ...{ operating_weight_t: 9.9, available_from: '2026-12-01' },
      }),
      unit(3, { state: 'sold' }),
      unit(4, {
        offer: 'hire',
        location: 'Kota Baru',
        translations: { en: { location: 'New Town' } },
      }),
    ],
  }),
  toolSchema.parse({ id: 2, name: 'Roller', description: '', image: null, units: [unit(5, {})] }),
  toolSchema.parse({ id: 3, name: 'Pompa', description: '', image: null }),
]

const pictures = {
  ofUnit: (path: string | null) => path && `/media/unit/${path}`,
  ofKind: ({ image }: { image: string | null }) => image && `/media/tool/${image}`,
}

function listAt(search: string, locale: 'id' | 'en' = 'id') {
  return readUnitList(tools, new URLSearchParams(search), locale, pictures)
}

function idsAt(search: string) {
  return listAt(search)?.units.map(({ id }) => id)
}

test('lists the units of all machines, free ones first and none that is sold', () => {
  expect(idsAt('')).toEqual([4, 5, 2, 1])
  expect(readUnitList([], new URLSearchParams(), 'id', pictures)).toBeNull()
})

test.each([
  ['tawaran=jual', [5, 2, 1]],
  ['tawaran=sewa', [4, 5, 1]],
  ['jenis=2', [5]],
  ['tempat=kota-baru', [4]],
  ['tawaran=sewa&jenis=1&tempat=balikpapan', [1]],
  ['tawaran=jual&tempat=kota-baru', []],
  ['berat=0-10', [2]],
  ['berat=40-', [1]],
  ['tanggal=2026-11-30', [4, 5]],
  ['tanggal=2026-12-10&tawaran=jual', [5, 2, 1]],
])('%s chooses %j', (search, ids) => {
  expect(idsAt(search)).toEqual(ids)
})

test.each([
  ...['tawaran=Jual', 'jenis=3', 'jenis=01', 'jenis[]=1', 'tempat=Kota+Baru', 'tempat=%00'],
  ...['tempat=__proto__', 'tempat=a&tempat=balikpapan', 'x=1', 'berat=10-25', 'berat=-'],
  ...['tanggal=2026-1-1', 'tanggal=20261201x'],
])('%s chooses nothing', (search) => {
  expect(idsAt(search)).toHaveLength(4)
  expect(listAt(search)?.filter).toEqual({
    ...{ offer: '', kind: '', place: '', weight: '', date: '' },
  })
})

test('offers the kinds and places of what there is, under the same address in every language', () => {
  expect(listAt('', 'en')?.options).toEqual({
    kinds: [
      { value: '1', text: 'Excavator' },
      { value: '2', text: 'Roller' },
    ],
    places: [
      { value: 'kota-baru', text: 'New Town' },
      { value: 'balikpapan', text: 'Balikpapan' },
    ],
    weights: [
      { value: '0-10', text: '0–10\u00a0t' },
      { value: '40-', text: '40\u00a0t and over' },
    ],
  })
})

test('shows the picture of a unit, or that of its kind', () => {
  const [ofKind, , photographed] = unitsOnOffer(tools, 'id', pictures)
  expect(photographed).toMatchObject({
    picture: '/media/unit/unit.webp',
    isOfKind: false,
    summary: ['HM\u00a012.500', 'berat operasi 9,9\u00a0t'],
  })
  expect(ofKind).toMatchObject({ picture: '/media/tool/excavator.webp', isOfKind: true })
})

test('chooses free units of as many kinds as possible', () => {
  const ids = (count: number) =>
    someUnits(unitsOnOffer(tools, 'id', pictures), count).map(({ id }) => id)
  expect(ids(1)).toEqual([4])
  expect(ids(9)).toEqual([4, 5])
})
