import type { Redirect } from '@niaga/contract/redirects'
import { expect, test } from 'vitest'
import { findRedirect } from './find-redirect.server.ts'

function lead(redirects: [from: string, to: string][], path: string, locale: 'id' | 'en' = 'id') {
  const list: Redirect[] = redirects.map(([from, to]) => ({ from, to, permanent: true }))
  return findRedirect(list, path)?.locate(locale) ?? null
}

test('leads to the new address in the language of the visitor', () => {
  expect(lead([['/profil', '/tentang-kami?a=b#c']], '/profil')).toBe('/tentang-kami?a=b#c')
  expect(lead([['/profil', '/tentang-kami']], '/profil', 'en')).toBe('/en/tentang-kami')
  expect(lead([['/profil', '/']], '/profil', 'en')).toBe('/en')
})

test('leaves a new address that names a language as it is', () => {
  expect(lead([['/coal', '/en/produk/batubara']], '/coal')).toBe('/en/produk/batubara')
  expect(lead([['/coal', '/en/produk/batubara']], '/coal', 'en')).toBe('/en/produk/batubara')
})

test.for(['/Profil/Lama', '/profil/lama/', '/PROFIL//LAMA', '/profil/lam%61'])(
  'knows %s, however a host and a visitor write it',
  (path) => {
    expect(lead([['/profil/lama', '/produk']], path)).toBe('/produk')
    expect(lead([[path, '/produk']], '/profil/lama')).toBe('/produk')
  },
)

test('follows a chain to its end, and is permanent only if all of it is', () => {
  const chain = [
    { from: '/a', to: '/b', permanent: true },
    { from: '/b', to: '/en/C/', permanent: false },
    { from: '/c', to: '/produk', permanent: true },
  ]
  const redirect = findRedirect(chain, '/a')
  expect([redirect?.permanent, redirect?.locate('id')]).toEqual([false, '/produk'])
})

test.for([
  [[['/a', '/a']]],
  [[['/a', '/A/?x=1']]],
  [
    [
      ['/a', '/b'],
      ['/b', '/en/a'],
    ],
  ],
  [Array.from({ length: 9 }, (_, step) => [`/${step || 'a'}`, `/${step + 1}`])],
] as [string, string][][][])('leads nowhere in a loop or a long chain: %j', ([redirects = []]) => {
  expect(lead(redirects, '/a')).toBeNull()
})

test.for([
  'https://jahat.example/',
  '//jahat.example/',
  '/\\jahat.example/',
  '/\t/jahat.example/',
  'javascript:alert(1)',
  'mailto:a@b.example',
  '',
])('leads to no other site: %j', (to) => {
  const target = lead([['/a', to]], '/a') ?? '/'
  expect(new URL(target, 'https://situs.example').origin).toBe('https://situs.example')
  expect(target).toMatch(/^\/(?![/\\])/)
})

test.for(['/', '/produk', '/produk/batubara', '/en/x', '/api/home', '/robots.txt'])(
  'ignores a redirect of a host from %s, which is a page or reserved',
  (from) => {
    expect(lead([[from, '/kontak']], from)).toBeNull()
  },
)

test('reads a bounded part of a long list once', () => {
  const long: Redirect[] = Array.from({ length: 50_000 }, (_, index) => ({
    from: `/lama-${index}`,
    to: '/produk',
    permanent: false,
  }))
  expect(findRedirect(long, '/lama-0')?.locate('id')).toBe('/produk')
  expect(findRedirect(long, '/lama-49999')).toBeNull()
})
