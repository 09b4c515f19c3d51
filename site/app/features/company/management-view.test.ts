import { personSchema } from '@niaga/contract/company'
import { expect, test } from 'vitest'
import { desksView } from '../../ui/desks/desk-view.ts'
import { getInitials, managementView } from './management-view.ts'

const picture = (kind: string, path: string | null) => path && `/media/${kind}/${path}`
const desks = desksView([personSchema.parse({ id: 7, name: 'Rina' })], picture)

test('shows the first three people and no more, each with the desk that it leads', () => {
  const managers = [1, 2, 3, 4].map((id) => ({
    id,
    name: `Nama ${id}`,
    position: 'Direktur',
    photo_url: id === 2 ? null : 'a.webp',
    ...(id === 2 && { area: 'Kontrak', contact_id: 7 }),
    ...(id === 3 && { contact_id: 99 }),
  }))
  const view = managementView(managers, desks, picture)
  expect(view.map(({ name, area, desk }) => [name, area, desk?.name])).toEqual([
    ['Nama 1', undefined, undefined],
    ['Nama 2', 'Kontrak', 'Rina'],
    ['Nama 3', undefined, undefined],
  ])
  expect(view.map(({ photo }) => photo)).toEqual([
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
