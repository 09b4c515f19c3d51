import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Derives a key for this purpose only; Payload signs sessions with another key. */
function getKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'niaga second factor', 32))
}

/**
 * Encrypts a text, which makes it unreadable in a stolen database.
 *
 * @param owner the account for which it can be decrypted
 */
export function seal(text: string, owner: number, secret: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, getKey(secret), nonce).setAAD(Buffer.from(String(owner)))
  const sealed = [sealing.update(text, 'utf8'), sealing.final()]
  return Buffer.concat([nonce, sealing.getAuthTag(), ...sealed]).toString('base64')
}

/** @returns the text; `null` if it was encrypted with another secret or for another account, or was changed */
export function unseal(sealed: string, owner: number, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  const nonce = bytes.subarray(0, nonceBytes)
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
  try {
    const opening = createDecipheriv(cipher, getKey(secret), nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(String(owner)))
      .setAuthTag(tag)
    const text = opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8')
    return text + opening.final('utf8')
  } catch {
    return null
  }
}
