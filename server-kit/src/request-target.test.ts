import { expect, test } from 'vitest'
import { pathSegments, readRequestPath } from './request-target.ts'

test.each([
  ['/', '/'],
  ['/cms/api/users?where[a][b]=c', '/cms/api/users'],
  ['/?a=/../b', '/'],
  ['/blog?q=%ff', '/blog'],
  ['/admin/collections/media/create?locale=id&_rsc=1abc', '/admin/collections/media/create'],
  ['/_next/static/chunks/%5Broot%5D__0f.js', '/_next/static/chunks/[root]__0f.js'],
  ['/_next/static/chunks/[root]__0f.js', '/_next/static/chunks/[root]__0f.js'],
  ['/storage/batu%20bara.webp', '/storage/batu bara.webp'],
  ['/media/160/o/folder%2Fcoal.jpg?alt=media', '/media/160/o/folder/coal.jpg'],
  ['/produk/%E2%82%AC', '/produk/€'],
  ['/en//kontak///', '/en//kontak///'],
  ['/..a/.b/c..', '/..a/.b/c..'],
  ['/%61dmin/reset/x', '/admin/reset/x'],
  ['/cms%2fapi', '/cms/api'],
  ['/%2561dmin', '/%61dmin'],
])('reads %s as %s', (target, path) => {
  expect(readRequestPath(target)).toBe(path)
})

test.each([
  undefined,
  '',
  '*',
  'contoh.example:443',
  'http://evil.example/',
  '//evil.example/',
  '//',
  '///kontak',
  '/\\evil.example/',
  '/./cms/api/users',
  '/x/../cms/api/users',
  '/cms/..',
  '/.',
  '/%2e/cms/api',
  '/x/%2E%2e/cms/api',
  '/x/.%2e/cms/api',
  '/x/..\\cms/api',
  '/x/..%5ccms/api',
  '/x%2f..%2fcms/api',
  '/assets/%2e%2e/blog',
  '/x\\..\\cms/api',
  '/a#/../cms',
  '/a#b',
  '/a#',
  '//localhost/cms',
  '/cms%00/api',
  '/a%0d%0ab',
  '/a%7f',
  '/a%c2%85',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/%ed%a0%80',
  '/\u00ff\u00fe',
])('rejects %s', (target) => {
  expect(readRequestPath(target)).toBeNull()
})

test('reads a target of a megabyte in linear time', () => {
  for (const part of ['/', 'a/', '%2f', '/%2e', '%61', '.', '/..a']) {
    const startedAt = performance.now()
    readRequestPath(`/x${part.repeat(1_000_000 / part.length)}`)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  }
})

test('returns segments in lower case and without empty ones', () => {
  expect(pathSegments('//CMS//Api/Users/')).toEqual(['cms', 'api', 'users'])
  expect(pathSegments('/')).toEqual([])
})
