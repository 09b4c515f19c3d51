import { expect, test } from 'vitest'
import { getStep, keyAddress, newSecret } from './totp.ts'

/** The key of RFC 6238, appendix B; the codes are the last six digits of the codes there. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.for([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
] as const)('accepts at %i s the code %s of RFC 6238', ([seconds, code, step]) => {
  expect(getStep(key, code, seconds * 1000)).toBe(step)
})

test.for([
  [-61, null],
  [-30, 37_037_036],
  [30, 37_037_036],
  [61, null],
] as const)('checks a code from a clock that is %i s off', ([seconds, step]) => {
  expect(getStep(key, '081804', (1_111_111_109 + seconds) * 1000)).toBe(step)
})

test('creates keys of 160 bits, and an address that names account and service', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(secret)
  const address = new URL(keyAddress(secret, 'rani@contoh.example', 'Niaga'))
  expect(`${address.protocol}//${address.host}`).toBe('otpauth://totp')
  expect(decodeURIComponent(address.pathname)).toBe('/Niaga:rani@contoh.example')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, issuer: 'Niaga' })
})
