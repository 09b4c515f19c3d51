import { expect, test } from 'vitest'
import { seal, unseal } from './sealed-secret.ts'

const secret = 'a-secret-for-tests-of-at-least-32-characters'

test('decrypts for its owner with its secret, and reveals nothing encrypted', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 7, secret)
  expect(unseal(sealed, 7, secret)).toBe('JBSWY3DPEHPK3PXP')
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('JBSWY3DP')
  expect(seal('JBSWY3DPEHPK3PXP', 7, secret)).not.toBe(sealed)
})

test('decrypts for no other account, with no other secret, and not if it was changed', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 7, secret)
  expect(unseal(sealed, 8, secret)).toBeNull()
  expect(unseal(sealed, 7, `${secret}!`)).toBeNull()
  const bytes = Buffer.from(sealed, 'base64')
  bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1
  expect(unseal(bytes.toString('base64'), 7, secret)).toBeNull()
  expect(unseal('', 7, secret)).toBeNull()
})
