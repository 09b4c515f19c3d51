import { expect, test } from 'vitest'
import { atWidth, pictureSources } from './picture-address.ts'

test('writes the width behind the kind of address', () => {
  expect(atWidth('/media/storage/a%20b.webp?v=2&_v=1f', 640)).toBe(
    '/media/640/storage/a%20b.webp?v=2&_v=1f',
  )
  expect(atWidth('/pictures/coal.webp?_v=1f', 160)).toBe('/pictures/160/coal.webp?_v=1f')
})

test.each([
  [96, '160 320', 320],
  [400, '160 320 480 640 768 960', 960],
  [480, '160 320 480 640 768 960', 960],
  [640, '160 320 480 640 768 960 1200 1600', 960],
  [2400, '160 320 480 640 768 960 1200 1600 2000', 960],
])('offers a box of %i px the widths %s', (boxWidth, widths, plain) => {
  const { src, srcSet } = pictureSources('/media/a.webp', boxWidth)
  expect(srcSet).toBe(
    widths
      .split(' ')
      .map((width) => `/media/${width}/a.webp ${width}w`)
      .join(', '),
  )
  expect(src).toBe(`/media/${plain}/a.webp`)
})
