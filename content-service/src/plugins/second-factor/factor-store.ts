import { createHash, randomBytes } from 'node:crypto'
import { runSql, sql, type Transaction } from '../../platform/database/sql.ts'
import { seal, unseal } from './sealed-secret.ts'
import { getStep, newSecret } from './totp.ts'

const recoveryCodeCount = 10

/** The alphabet has no letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789'
const codeLength = 24

type Factor = { secret: string | null; isConfirmed: boolean }

/** Whether signing in to an account requires a code; only after its secret is confirmed. */
export async function hasSecondFactor(req: Transaction, account: number): Promise<boolean> {
  return (await getFactor(req, account))?.isConfirmed ?? false
}

/**
 * Stores a new secret for an account, which takes effect once a code confirms it.
 *
 * @returns `null` if the account already has a confirmed factor
 */
export async function beginFactor(req: Transaction, account: number): Promise<string | null> {
  const secret = newSecret()
  const sealed = seal(secret, account, getSecret(req))
  const rows = await runSql(
    req,
    sql`INSERT INTO second_factors (account, sealed_secret, is_confirmed, last_step)
        VALUES (${account}, ${sealed}, ${false}, 0)
        ON CONFLICT (account) DO UPDATE SET sealed_secret = excluded.sealed_secret
        WHERE second_factors.is_confirmed = ${false}
        RETURNING account`,
  )
  return rows.length === 0 ? null : secret
}

/**
 * Confirms the secret with a code of the app.
 *
 * @returns whether the code was right
 */
export async function confirmFactor(
  req: Transaction,
  account: number,
  code: string,
): Promise<boolean> {
  const factor = await getFactor(req, account)
  if (!factor || factor.isConfirmed) return false
  if (!(await consumeAppCode(req, account, factor, code))) return false
  await runSql(
    req,
    sql`UPDATE second_factors SET is_confirmed = ${true} WHERE account = ${account}`,
  )
  return true
}

/**
 * Consumes a code of the app or a recovery code: each is valid once, even if it is sent twice at the same time.
 *
 * @returns whether the code was right
 */
export async function consumeCode(
  req: Transaction,
  account: number,
  code: string,
): Promise<boolean> {
  const factor = await getFactor(req, account)
  if (!factor?.isConfirmed) return false
  if (await consumeAppCode(req, account, factor, code)) return true
  const rows = await runSql(
    req,
    sql`DELETE FROM recovery_codes WHERE account = ${account} AND digest = ${getDigest(code)}
        RETURNING id`,
  )
  return rows.length > 0
}

/** Replaces the remaining recovery codes with new ones. Only digests are stored, so the codes cannot be shown again. */
export async function renewRecoveryCodes(req: Transaction, account: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await runSql(req, sql`DELETE FROM recovery_codes WHERE account = ${account}`)
  for (const code of codes) {
    const digest = getDigest(code)
    await runSql(
      req,
      sql`INSERT INTO recovery_codes (account, digest) VALUES (${account}, ${digest})`,
    )
  }
  return codes
}

/** Deletes a factor with its recovery codes. */
export async function dropFactor(req: Transaction, account: number): Promise<void> {
  await runSql(req, sql`DELETE FROM recovery_codes WHERE account = ${account}`)
  await runSql(req, sql`DELETE FROM second_factors WHERE account = ${account}`)
}

async function getFactor(req: Transaction, account: number): Promise<Factor | null> {
  const [row] = await runSql(
    req,
    sql`SELECT sealed_secret, is_confirmed FROM second_factors WHERE account = ${account}`,
  )
  if (!row) return null
  const secret = unseal(String(row.sealed_secret), account, getSecret(req))
  return { secret, isConfirmed: Boolean(row.is_confirmed) }
}

/** One statement checks and stores the step: only one of two concurrent requests with the same code succeeds. */
async function consumeAppCode(
  req: Transaction,
  account: number,
  { secret }: Factor,
  code: string,
): Promise<boolean> {
  const step = secret === null ? null : getStep(secret, plain(code))
  if (step === null) return false
  const rows = await runSql(
    req,
    sql`UPDATE second_factors SET last_step = ${step}
        WHERE account = ${account} AND last_step < ${step} RETURNING account`,
  )
  return rows.length > 0
}

function getSecret({ payload }: Transaction): string {
  return payload.config.secret
}

/** Returns a code of 120 random bits, in groups of four: with that many bits a plain digest reveals nothing. */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length])
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** Returns the digest of a code, with or without hyphens, spaces and capitals. */
function getDigest(code: string): string {
  return createHash('sha256').update(plain(code)).digest('hex')
}

function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase()
}
