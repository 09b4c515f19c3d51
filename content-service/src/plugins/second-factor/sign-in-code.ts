import {
  type CollectionAfterErrorHook,
  type CollectionBeforeLoginHook,
  incrementLoginAttempts,
  type PayloadRequest,
} from 'payload'
import type { User } from '../../platform/payload-types.ts'
import { AuditedError } from '../audit/audited-error.ts'
import { consumeCode, hasSecondFactor } from './factor-store.ts'

const texts = {
  needed: {
    id: 'Masukkan kode dari aplikasi autentikator.',
    en: 'Enter the code of your authenticator app.',
  },
  refused: {
    id: 'Kode itu salah atau sudah dipakai.',
    en: 'That code is wrong or was used before.',
  },
}

/** What the sign-in page distinguishes: that a code is asked for, or that the one it sent is wrong. */
export class CodeError extends AuditedError {
  readonly reason: keyof typeof texts
  readonly account: number

  constructor(reason: keyof typeof texts, { i18n }: PayloadRequest, account: number) {
    const language = i18n?.language === 'en' ? 'en' : 'id'
    const event = reason === 'needed' ? 'code-asked' : 'code-refused'
    super(event, texts[reason][language], 401, { secondFactor: reason })
    this.reason = reason
    this.account = account
  }
}

/**
 * Runs when Payload has found the password right and before there is a session, whichever way someone signs in:
 * what it throws takes back all that the sign-in has done.
 */
export const askForCode: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context.setsPassword || !(await hasSecondFactor(req, user.id))) return user
  const code = req.data?.code
  if (typeof code !== 'string' || code.trim() === '') throw new CodeError('needed', req, user.id)
  if (!(await consumeCode(req, user.id, code))) throw new CodeError('refused', req, user.id)
  return user
}

/** A wrong code counts as a wrong password does, after the sign-in was rolled back. */
export const countWrongCode: CollectionAfterErrorHook = async ({ collection, error, req }) => {
  if (!collection || !(error instanceof CodeError) || error.reason !== 'refused') return
  const { payload } = req
  const user = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: error.account } },
  })
  if (user) await incrementLoginAttempts({ collection, payload, user })
}
