import type { PictureKind } from '@niaga/contract/images'
import { expect, test } from 'vitest'
import { createImageSize, createImageSource } from './image-source.server.ts'

const imageSource = createImageSource('https://isi.contoh.example', () => null)

test.each<[PictureKind, string, string]>([
  ['product', 'batu bara.webp', '/media/storage/batu%20bara.webp'],
  ['tool', '/storage/bor.webp', '/media/storage/bor.webp'],
  ['blog', 'storage/post.webp?v=2', '/media/storage/post.webp?v=2'],
  ['section', 'https://isi.contoh.example/storage/pit.webp', '/media/storage/pit.webp'],
])('the picture of a %s, %s, has the address %s on this site', (kind, path, address) => {
  expect(imageSource(kind, path)).toBe(address)
})

test.each([null, '', 'https://elsewhere.example/a.webp', '../a.webp', 'data:image/png;base64,AA'])(
  'has no address for %j',
  (path) => {
    expect(imageSource('section', path)).toBeNull()
  },
)

test('leaves the raster of a drawing to readers that do not draw, and shows an article’s', () => {
  for (const kind of ['tool', 'sheet'] as const) {
    expect(imageSource(kind, '/storage/drawing-loader.webp')).toBeNull()
    expect(imageSource(kind, '/storage/drawing-crane.webp')).not.toBeNull()
  }
  expect(imageSource('blog', '/storage/drawing-loader.webp')).not.toBeNull()
})

test('keeps the folder of a content host in the address', () => {
  const inFolder = createImageSource('https://contoh.example/cms', () => null)
  expect(inFolder('product', 'a.webp')).toBe('/media/cms/storage/a.webp')
})

test.each([
  ['/a.webp', '/media/a.webp?_v=1f'],
  ['/a.webp?v=2', '/media/a.webp?v=2&_v=1f'],
])('adds the version of %s if it is known', (path, address) => {
  const getFacts = () => ({ version: '1f', width: 3, height: 2 })
  expect(createImageSource('https://isi.contoh.example', getFacts)('blog', path)).toBe(address)
})

test('returns the proportions of a known picture by its address on the content host', () => {
  const imageSize = createImageSize('https://isi.contoh.example', ({ pathname }) =>
    pathname === '/storage/a.webp' ? { version: '1f', width: 3, height: 2 } : null,
  )
  expect(imageSize('product', 'a.webp')).toEqual({ width: 3, height: 2 })
  expect(imageSize('tool', 'a.webp')).toBeNull()
  expect(imageSize('tool', 'https://elsewhere.example/storage/a.webp')).toBeNull()
})
