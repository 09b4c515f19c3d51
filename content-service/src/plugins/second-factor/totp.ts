import { Secret, TOTP } from 'otpauth'

/** The variant of RFC 6238 that every authenticator app supports: SHA-1, six digits, thirty seconds. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** The maximum error of a phone's clock, in steps. */
const driftSteps = 1

/** Returns 160 bits, as RFC 4226 recommends, in base 32, which a person can type. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the `otpauth:` URL for the QR code: secret, account and service. */
export function keyAddress(secret: string, email: string, issuer: string): string {
  return new TOTP({ ...shape, issuer, label: email, secret }).toString()
}

/**
 * Returns the thirty-second step of a code.
 *
 * @returns its number, or `null` if the code is not valid now
 */
export function getStep(secret: string, code: string, nowMs = Date.now()): number | null {
  const totp = new TOTP({ ...shape, secret })
  const drift = totp.validate({ token: code, timestamp: nowMs, window: driftSteps })
  return drift === null ? null : totp.counter({ timestamp: nowMs }) + drift
}
