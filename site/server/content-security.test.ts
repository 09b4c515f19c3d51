import { expect, test } from 'vitest'
import { contentSecurityPolicy, unmarkScripts } from './content-security.ts'

const placeholder = 'f00d'

test('hashes our inline scripts and removes the nonce placeholder', () => {
  const page = `<script nonce="${placeholder}">alert(1)</script><link nonce="${placeholder}"/><script nonce="${placeholder}" src="/a.js"></script>`
  const { html, scriptSources } = unmarkScripts(page, placeholder)
  expect(html).toBe('<script>alert(1)</script><link/><script src="/a.js"></script>')
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(scriptSources).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"])
})

test('never allows a script that comes from content', () => {
  const page = '<script>steal()</script><script nonce="guess">steal()</script>'
  expect(unmarkScripts(page, placeholder)).toEqual({ html: page, scriptSources: [] })
})

test('hashes the bytes of a script as they are sent', () => {
  const script = 'say("Zr₂ & <é>")\r\n'
  const { scriptSources } = unmarkScripts(
    `<script nonce="${placeholder}">${script}</script>`,
    placeholder,
  )
  expect(scriptSources).toHaveLength(1)
})

test('allows frames of the maps and nothing inline', () => {
  const policy = contentSecurityPolicy({
    scriptSources: ["'sha256-x'"],
    frameSources: ['https://www.google.com'],
    isDevelopment: false,
  })
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-x'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'frame-src https://www.google.com',
    "base-uri 'none'",
    "manifest-src 'self'",
  ])
})
