import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { type ResponseKind, type SecurityOptions, secureResponse } from './security-headers.ts'

function secured(kind: ResponseKind, change: Partial<SecurityOptions> = {}) {
  const request = new IncomingMessage(new Socket())
  request.headers['content-security-policy'] = "script-src 'nonce-forged'"
  const response = new ServerResponse(request)
  const options = { isSecure: true, isDevelopment: false, ...change }
  secureResponse(request, response, options, kind)
  return { headers: response.getHeaders(), request }
}

test('lets the admin load from and send to its own origin only, and in no frame', () => {
  const { headers, request } = secured('admin')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
  )
  expect(policy.join(' ')).not.toMatch(/https?:|unsafe-eval|\*|forged/)
  expect(policy.find((directive) => directive.startsWith('script-src'))).not.toContain('unsafe')
  expect(request.headers['content-security-policy']).toBe(headers['content-security-policy'])
})

test('lets the admin frame the site, and nothing else', () => {
  const framing = (siteOrigin: string | null) =>
    /frame-src [^;]+/.exec(
      String(secured('admin', { siteOrigin }).headers['content-security-policy']),
    )
  expect(framing('https://www.contoh.example')?.[0]).toBe('frame-src https://www.contoh.example')
  expect(framing(null)?.[0]).toBe("frame-src 'none'")
})

test('lets data load nothing, and passes no policy on to Next', () => {
  const { headers, request } = secured('data')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
  expect(request.headers).not.toHaveProperty('content-security-policy')
})

test.for(['admin', 'data'] as const)(
  'sets security headers for every response of the kind %s',
  (kind) => {
    expect(secured(kind).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
  },
)

test('keeps search engines out of the admin, and sends HSTS only with TLS', () => {
  expect(secured('admin').headers).toHaveProperty('x-robots-tag', 'noindex')
  expect(secured('admin', { isSecure: false }).headers).not.toHaveProperty(
    'strict-transport-security',
  )
})

test('lets other sites embed a picture, sandboxed where it is opened', () => {
  expect(secured('picture').headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; sandbox$/),
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
})
