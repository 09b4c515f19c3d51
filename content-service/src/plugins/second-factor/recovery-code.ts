import { createHash, randomBytes } from 'node:crypto'

export const recoveryCodeCount = 10

/** The alphabet has no letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789'
const length = 24

/** Returns a code of 120 random bits, in groups of four: with that many bits a plain digest reveals nothing. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length])
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** Returns the digest of a code, with or without hyphens, spaces and capitals. */
export function getDigest(code: string): string {
  return createHash('sha256').update(plain(code)).digest('hex')
}

export function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase()
}
