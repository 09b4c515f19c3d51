import { expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { startHost } from '../testing/host.ts'
import { evaluate } from '../testing/observatory.ts'
import { startSite } from '../testing/site.ts'
import { startSiteForFile } from '../testing/start-site-for-file.ts'

const { site } = await startSiteForFile(smallContent)

test.each(['/', '/en', '/kontak', '/en/kontak', '/blog', '/tidak-ada'])(
  'scores 125 or more in the MDN HTTP Observatory with %s',
  async (path) => {
    const response = await site.get(path)
    const { score, tests } = evaluate(response.headers, await response.text())
    expect(score, JSON.stringify(tests)).toBeGreaterThanOrEqual(125)
  },
)

test('scores bare responses as the Observatory does', () => {
  expect(evaluate(new Headers(), '').score).toBe(100 - 25 - 20 - 5 - 20)
  const loose = new Headers({
    'content-security-policy': "script-src 'self' 'unsafe-inline'; frame-ancestors *",
    'strict-transport-security': 'max-age=60',
    'x-content-type-options': 'nosniff',
    'set-cookie': 'a=b',
  })
  expect(evaluate(loose, '').score).toBe(Math.max(0, 100 - 20 - 10 - 20 - 40))
})

test.each([
  ['/kontak', true],
  ['/en/kontak?produk=timah', true],
  ['/', false],
  ['/en', false],
  ['/kontak/lain', false],
])('%s may frame the map: %s', async (path, frames) => {
  const { headers } = await site.get(path)
  const policy = headers.get('content-security-policy') ?? ''
  expect(/frame-src https:\/\/www\.google\.com https:\/\/maps\.google\.com(;|$)/.test(policy)).toBe(
    frames,
  )
  expect(/frame-src 'none'(;|$)/.test(policy)).toBe(!frames)
})

test('sends Strict-Transport-Security only if visitors use TLS', async () => {
  const host = await startHost(smallContent)
  const plain = await startSite(host.origin, { SITE_ORIGIN: 'http://contoh.example' })
  expect((await plain.get('/')).headers.has('strict-transport-security')).toBe(false)
  await plain.close()
})
