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
    en: 'Enter the code from your authenticator app.',
  },
  rejected: {
    id: 'Kode itu salah atau sudah dipakai.',
    en: 'That code is wrong or has already been used.',
  },
}

/** Reports to the sign-in page that a code is required, or that the sent code is wrong. */
export class CodeError extends AuditedError {
  readonly reason: keyof typeof texts
  readonly account: number

  constructor(reason: keyof typeof texts, { i18n }: PayloadRequest, account: number) {
    const language = i18n?.language === 'en' ? 'en' : 'id'
    const event = reason === 'needed' ? 'code-asked' : 'code-rejected'
    super(event, texts[reason][language], 401, { secondFactor: reason })
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
