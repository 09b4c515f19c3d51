import { personSchema } from '@niaga/contract/company'
import { productSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { desksView } from '../../ui/desks/desk-view.ts'
import { getInitials, managementView } from './management-view.ts'

const picture = (kind: string, path: string | null) => path && `/media/${kind}/${path}`
const desks = desksView(
  [7, 8].map((id) => personSchema.parse({ id, name: `Meja ${id}` })),
  picture,
)
const products = [7, 8].map((id) =>
  productSchema.parse({ id, name: `Barang ${id}`, description: '', image: null, contact_id: id }),
)

test('shows the first three people and no more, each with the desk that it leads and its goods', () => {
  const managers = [1, 2, 3, 4].map((id) => ({
    id,
    name: `Nama ${id}`,
    position: 'Direktur',
    photo_url: id === 2 ? null : 'a.webp',
    ...(id === 2 && { area: 'Kontrak', contact_id: 7 }),
    ...(id === 3 && { contact_id: 99 }),
  }))
  const sources = { desks, products, tools: [] }
  const view = managementView(managers, sources, { locale: 'id', picture })
  expect(view.people.map(({ name, area, desk, goods }) => [name, area, desk?.name, goods])).toEqual(
    [
      ['Nama 1', undefined, undefined, []],
      ['Nama 2', 'Kontrak', 'Meja 7', [{ path: '/produk/7', name: 'Barang 7' }]],
      ['Nama 3', undefined, undefined, []],
    ],
  )
  expect(view.desks.map(({ name }) => name)).toEqual(['Meja 8'])
  expect(view.people.map(({ photo }) => photo)).toEqual([
    '/media/manager/a.webp',
    null,
    '/media/manager/a.webp',
  ])
})

test.each([
  ['Rina Contoh', 'RC'],
  ['  rina   contoh sari ', 'RC'],
  ['Ḱ', 'Ḱ'],
  ['Éva', 'É'],
  ['𝒜da Contoh', '𝒜C'],
  ['', ''],
])('gives the initials of %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})
