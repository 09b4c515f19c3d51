import { expect, test } from 'vitest'
import { getAddresses } from './alternates.ts'

const alternates = [
  { hrefLang: 'id', href: 'https://contoh.example/kontak' },
  { hrefLang: 'en', href: 'https://contoh.example/en/kontak' },
  { hrefLang: 'x-default', href: 'https://contoh.example/en/kontak' },
]

test.each(['/kontak', '/en/kontak'])('names every version of %s and itself among them', (path) => {
  expect(getAddresses('https://contoh.example', path)).toEqual({
    canonical: `https://contoh.example${path}`,
    alternates,
  })
})

test('names the English home without a trailing slash', () => {
  expect(getAddresses('https://contoh.example', '/').alternates[1]?.href).toBe(
    'https://contoh.example/en',
  )
})

test.each(['/alat/pompa', '/en/alat/pompa'])('knows %s in Indonesian only', (path) => {
  const href = 'https://contoh.example/alat/pompa'
  expect(getAddresses('https://contoh.example', path)).toEqual({
    canonical: href,
    alternates: [
      { hrefLang: 'id', href },
      { hrefLang: 'x-default', href },
    ],
  })
})

test('names the same page of a list in every language', () => {
  const { canonical, alternates } = getAddresses('https://contoh.example', '/en/blog', '?halaman=2')
  expect(canonical).toBe('https://contoh.example/en/blog?halaman=2')
  expect(alternates.map(({ href }) => href)).toEqual([
    'https://contoh.example/blog?halaman=2',
    'https://contoh.example/en/blog?halaman=2',
    'https://contoh.example/en/blog?halaman=2',
  ])
})
