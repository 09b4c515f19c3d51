import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands: RFC 6238 with SHA-1, six digits, thirty seconds. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** How many steps the clock of a phone may be ahead or behind. */
const driftSteps = 1

/** 160 bits, as RFC 4226 asks for, in the letters that a person can type. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says to an app: whose code it is, and for what. */
export function keyAddress(secret: string, email: string, issuer: string): string {
  return new TOTP({ ...shape, issuer, label: email, secret }).toString()
}

/**
 * Which step of thirty seconds a code belongs to.
 *
 * @returns its number, or `null` when it is none of the steps that count now
 */
export function stepOf(secret: string, code: string, nowMs = Date.now()): number | null {
  const totp = new TOTP({ ...shape, secret })
  const drift = totp.validate({ token: code, timestamp: nowMs, window: driftSteps })
  return drift === null ? null : totp.counter({ timestamp: nowMs }) + drift
}
