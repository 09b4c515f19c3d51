import { expect, test } from 'vitest'
import { checkPath } from './request-path.ts'

test.each(['/', '/en', '/kontak', '/produk/batu%20bara', '/produk/batubara,'])(
  'leaves the canonical %s',
  (path) => {
    expect(checkPath(new URL(path, 'http://site'))).toEqual({ kind: 'canonical' })
  },
)

test.each([
  ['/en/', '/en'],
  ['/en//kontak///', '/en/kontak'],
  ['/kontak/?a=1&a=2', '/kontak?a=1&a=2'],
  ['/%6bontak?a=%62', '/kontak?a=%62'],
  ['/BLOG?q=Emas', '/blog?q=Emas'],
  ['/EN/', '/en'],
  ['/%4bontak', '/kontak'],
  ['/produk/a%2cb', '/produk/a%2Cb'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
])('redirects %s to %s', (path, location) => {
  expect(checkPath(new URL(path, 'http://site'))).toEqual({ kind: 'moved', location })
})

test.each([
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '//evil.example//x/',
  '//evil.example,',
])('never redirects %s to another host', (path) => {
  const check = checkPath(new URL(`http://site${path}`))
  const location = check.kind === 'moved' ? check.location : '//no'
  expect(new URL(location, 'http://site').host).toBe('site')
})

test.each(['/%', '/%zz', '/%E0%A4%A', '/%00', '/kontak%2'])('calls %s malformed', (path) => {
  expect(checkPath(new URL(`http://site${path}`))).toEqual({ kind: 'malformed' })
})
