import { afterEach, expect, test, vi } from 'vitest'
import config from './next.config.ts'

afterEach(() => vi.unstubAllEnvs())

async function headersOf(source: string): Promise<Record<string, string>> {
  vi.stubEnv('NODE_ENV', 'production')
  const rules = await config.headers()
  const headers = rules.filter((rule) => rule.source === source).flatMap((rule) => rule.headers)
  return Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]))
}

test('lets the admin load and send to itself alone, and stand in no frame', async () => {
  const headers = await headersOf('/admin/:path*')
  const policy = headers['content-security-policy']?.split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
  )
  expect(policy?.join(' ')).not.toMatch(/https?:|unsafe-eval|\*/)
})

test.for(['/admin/:path*', '/cms/:path*'])('guards %s', async (source) => {
  expect(await headersOf(source)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  })
})

test("sends none of Payload's colour scheme headers, which split every cache", async () => {
  const rules = await config.headers()
  const names = rules.flatMap(({ headers }) => headers.map(({ key }) => key.toLowerCase()))
  for (const name of ['accept-ch', 'critical-ch', 'vary']) expect(names).not.toContain(name)
  expect(config.poweredByHeader).toBe(false)
})
