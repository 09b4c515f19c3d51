import { expect, test } from 'vitest'
import { galleryView } from './gallery-view.ts'

const picture = (kind: string, path: string | null) => path && `/media/${kind}/${path}`

test('shows every entry, its description as paragraphs', () => {
  const entries = [
    { id: 2, title: 'Pit', description: '<p>Satu</p><p>Dua</p>', image: 'pit.webp' },
    { id: 1, title: 'Tongkang', description: '', image: null },
  ]
  expect(galleryView(entries, picture)).toEqual([
    { id: 2, title: 'Pit', description: ['Satu', 'Dua'], picture: '/media/gallery/pit.webp' },
    { id: 1, title: 'Tongkang', description: [], picture: null },
  ])
})
