import {
  type CollectionAfterErrorHook,
  type CollectionBeforeLoginHook,
  incrementLoginAttempts,
  type PayloadRequest,
} from 'payload'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import type { User } from '../../platform/payload-types.ts'
import { AuditedError } from '../audit/audited-error.ts'
import { consumeCode, hasSecondFactor } from './factor-store.ts'

/** Reports to the sign-in page that a code is required, or that the sent code is wrong. */
export class CodeError extends AuditedError {
  readonly reason: 'needed' | 'rejected'
  readonly account: number

  constructor(reason: 'needed' | 'rejected', { i18n }: PayloadRequest, account: number) {
    const event = reason === 'needed' ? 'code-asked' : 'code-rejected'
    super(event, adminTexts(i18n).secondFactorCode[reason], 401, { secondFactor: reason })
    this.reason = reason
    this.account = account
  }
}

/**
 * Runs after Payload has accepted the password and before it starts a session, for every sign-in method. An error rolls
 * the sign-in back.
 */
export const requireCode: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context.setsPassword || !(await hasSecondFactor(req, user.id))) return user
  const code = req.data?.code
  if (typeof code !== 'string' || code.trim() === '') throw new CodeError('needed', req, user.id)
  if (!(await consumeCode(req, user.id, code))) throw new CodeError('rejected', req, user.id)
  return user
}

/** Counts a wrong code like a wrong password, after the sign-in was rolled back. */
export const countWrongCode: CollectionAfterErrorHook = async ({ collection, error, req }) => {
  if (!collection || !(error instanceof CodeError) || error.reason !== 'rejected') return
  const { payload } = req
  const user = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: error.account } },
  })
  if (user) await incrementLoginAttempts({ collection, payload, user })
}
