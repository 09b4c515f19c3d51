import type { PictureKind } from '@niaga/contract/images'
import { expect, test } from 'vitest'
import { createImageSource } from './image-source.server.ts'

const imageSource = createImageSource('https://isi.contoh.example')

test.each<[PictureKind, string, string]>([
  ['product', 'batu bara.webp', '/media/storage/batu%20bara.webp'],
  ['tool', '/storage/bor.webp', '/media/storage/bor.webp'],
  ['blog', 'storage/post.webp?v=2', '/media/storage/post.webp?v=2'],
  ['section', 'https://isi.contoh.example/storage/pit.webp', '/media/storage/pit.webp'],
])('gives the picture of a %s, %s, the address %s of this site', (kind, path, address) => {
  expect(imageSource(kind, path)).toBe(address)
})

test.each([null, '', 'https://elsewhere.example/a.webp', '../a.webp', 'data:image/png;base64,AA'])(
  'has no address for %j',
  (path) => {
    expect(imageSource('section', path)).toBeNull()
  },
)

test('keeps the folder of a content host that has one', () => {
  const inFolder = createImageSource('https://contoh.example/cms')
  expect(inFolder('product', 'a.webp')).toBe('/media/cms/storage/a.webp')
})
