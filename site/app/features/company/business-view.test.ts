import { expect, test } from 'vitest'
import { businessView } from './business-view.ts'

const picture = (kind: string, path: string | null) => path && `/media/${kind}/${path}`

function business(id: number, description = '') {
  return { id, name: `Usaha ${id}`, description, logo_image: id === 1 ? 'logo.webp' : null }
}

test('shows the first two businesses in the grid and the rest below', () => {
  const { units, further } = businessView(
    [1, 2, 3].map((id) => business(id)),
    picture,
  )
  expect(further.map(({ id }) => id)).toEqual([3])
  expect(units.map(({ id, logo }) => [id, logo])).toEqual([
    [1, '/media/business/logo.webp'],
    [2, null],
  ])
})

test('shows a description as text, whatever markup it carries', () => {
  const { units } = businessView([business(1, '<p>Satu &amp; dua</p><p>Tiga</p>')], picture)
  expect(units[0]?.description).toEqual(['Satu & dua', 'Tiga'])
})
