import { isDeepStrictEqual } from 'node:util'
import {
  AuthenticationError,
  type CollectionBeforeOperationHook,
  checkLoginPermission,
  Forbidden,
  LockedAuth,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { checkPassword } from '../../collections/users/check-password.ts'
import { rejectTooMany } from '../../collections/users/login-limit.ts'
import { passwordIn } from '../../collections/users/password.ts'
import { isAdmin } from '../../platform/access/access.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { runSql, sql } from '../../platform/database/sql.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import type { User } from '../../platform/payload-types.ts'
import { recordRejected } from '../audit/account-events.ts'
import { consumeCode } from '../second-factor/factor-store.ts'

/** The field in which users confirm a change, by their own password or a code; it is not stored. */
export const confirmation = 'confirmation'

const isConfirmed = 'identityIsConfirmed'

/** Rejects, at every endpoint, an unconfirmed change that gives somebody access to an account. */
export const requireConfirmation: CollectionBeforeOperationHook = async ({
  args,
  context,
  operation,
  req,
}) => {
  if (!req.user || context[isConfirmed]) return
  if (operation !== 'create' && operation !== 'update') return
  if (await givesAccess(args, req)) throw fieldError('needed', req)
}

/**
 * @param input the password of the account that sent the request, or a code; a wrong input counts towards the lock-out
 * @throws {ValidationError} at the confirmation field
 */
export async function confirmIdentity(req: PayloadRequest, input: unknown): Promise<void> {
  if (!req.user) throw new Forbidden(req.t)
  if (typeof input !== 'string' || input.trim() === '') throw fieldError('needed', req)
  await rejectTooMany(req)
  const where = { id: { equals: req.user.id } }
  const user = await req.payload.db.findOne<User>({ collection: 'users', where })
  if (!user) throw new Forbidden(req.t)
  try {
    checkLoginPermission({ req, user })
    const isCode = await asOneChange(req, () => consumeCode(req, user.id, input))
    if (!isCode) await checkPassword(req, user.email, input)
  } catch (error) {
    if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) throw error
    await keepStamp(req.payload, user)
    await recordRejected(req, error)
    throw fieldError('wrong', req)
  }
}

/** Checks the confirmation, if any, and returns the document without it. */
export async function confirmed(
  req: PayloadRequest,
  { [confirmation]: input, ...data }: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (input !== undefined && input !== null && input !== '') {
    await confirmIdentity(req, input)
    req.context[isConfirmed] = true
  }
  return data
}

async function givesAccess(args: object, req: PayloadRequest): Promise<boolean> {
  const data: unknown = Reflect.get(args, 'data')
  if (typeof data !== 'object' || data === null) return false
  const [email, role] = ['email', 'role'].map((name): unknown => Reflect.get(data, name))
  const id: unknown = Reflect.get(args, 'id')
  // Payload ignores a role from any other account.
  const setsRole = isAdmin(req) && role !== undefined
  if (!isId(id)) return 'where' in args ? hasAny(data) : setsRole && role === 'admin'
  if (passwordIn(args) !== undefined) return true
  const stored = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  return (
    (email !== undefined && String(email).trim().toLowerCase() !== stored?.email) ||
    (setsRole && role !== stored?.role)
  )
}

function hasAny(data: object): boolean {
  return ['email', 'password', 'role'].some((name) => name in data)
}

function isId(id: unknown): id is number | string {
  return typeof id === 'number' || typeof id === 'string'
}

function fieldError(reason: 'needed' | 'wrong', { i18n, t }: PayloadRequest): ValidationError {
  const message = adminTexts(i18n).confirmation[reason]
  return new ValidationError({ collection: 'users', errors: [{ message, path: confirmation }] }, t)
}

/**
 * Restores an account's `updatedAt` after a wrong password was counted, unless somebody changed the account meanwhile.
 * Otherwise the next save of the same form would be rejected as stale.
 */
async function keepStamp(payload: Payload, before: User): Promise<void> {
  const where = { id: { equals: before.id } }
  const after = await payload.db.findOne<User>({ collection: 'users', where })
  if (!after || !isDeepStrictEqual(withoutCount(before), withoutCount(after))) return
  await runSql(
    { payload },
    sql`UPDATE users SET updated_at = ${before.updatedAt}
      WHERE id = ${before.id} AND updated_at = ${after.updatedAt}`,
  )
}

/** Returns an account without the fields that the count changes. */
function withoutCount(user: User) {
  const { lockUntil, loginAttempts, sessions, updatedAt, ...rest } = user
  return rest
}
