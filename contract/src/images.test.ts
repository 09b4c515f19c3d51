import { expect, test } from 'vitest'
import { type PictureKind, pictureUrl } from './images.ts'

const host = 'http://content.example:4000'

test.each([
  ['product', 'coal.webp', '/storage/coal.webp'],
  ['product', '/coal.webp', '/storage/coal.webp'],
  ['tool', 'storage/bor.webp', '/storage/bor.webp'],
  ['tool', '/storage/bor.webp', '/storage/bor.webp'],
  ['blog', 'storage/a b.webp', '/storage/a%20b.webp'],
  ['business', 'logo/1.png', '/logo/1.png'],
  ['location', '/lokasi/1.jpg', '/lokasi/1.jpg'],
  ['manager', 'foto.jpg?v=2', '/foto.jpg?v=2'],
  ['gallery', '/galeri/1.jpg', '/galeri/1.jpg'],
  ['section', 'storage/pit.webp', '/storage/pit.webp'],
] satisfies [PictureKind, string, string][])(
  'finds the picture of a %s, %s, at %s',
  (kind, path, address) => {
    expect(pictureUrl(host, kind, path)?.href).toBe(host + address)
  },
)

test('returns an absolute URL on the content host as it is', () => {
  expect(pictureUrl(host, 'product', `${host}/other/coal.webp`)?.href).toBe(
    `${host}/other/coal.webp`,
  )
})

test('keeps the path of the content host', () => {
  expect(pictureUrl('https://content.example/cms/', 'tool', '/bor.webp')?.href).toBe(
    'https://content.example/cms/bor.webp',
  )
})

test.each([
  [null],
  [''],
  ['  '],
  ['https://elsewhere.example/coal.webp'],
  ['http://content.example/coal.webp'],
  ['http://content.example:4000@elsewhere.example/coal.webp'],
  ['http://user:pass@content.example:4000/coal.webp'],
  ['javascript:alert(1)'],
  ['data:image/png;base64,AA=='],
  ['file:///etc/passwd'],
  ['../api/home'],
  ['a/../../b.webp'],
  ['..\\api'],
  ['%2e%2e/api/home'],
  ['.%2E%2fapi'],
])('returns null for %j', (path) => {
  expect(pictureUrl(host, 'product', path)).toBeNull()
  expect(pictureUrl(host, 'tool', path)).toBeNull()
})

test.each([
  ['//elsewhere.example/coal.webp'],
  ['\\\\elsewhere.example/coal.webp'],
  ['@elsewhere.example'],
])('stays on the content host for %j', (path) => {
  expect(pictureUrl(host, 'tool', path)?.origin).toBe(host)
})
