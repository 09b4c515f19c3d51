import { expect, test } from 'vitest'
import { managementView } from './management-view.ts'

const picture = (kind: string, path: string | null) => path && `/media/${kind}/${path}`

test('shows the first three people and no more', () => {
  const managers = [1, 2, 3, 4].map((id) => ({
    id,
    name: `Nama ${id}`,
    position: 'Direktur',
    photo_url: id === 2 ? null : 'a.webp',
  }))
  const view = managementView(managers, picture)
  expect(view.map(({ name }) => name)).toEqual(['Nama 1', 'Nama 2', 'Nama 3'])
  expect(view.map(({ photo }) => photo)).toEqual([
    '/media/manager/a.webp',
    null,
    '/media/manager/a.webp',
  ])
})
