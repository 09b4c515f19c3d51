import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionBeforeLoginHook,
  incrementLoginAttempts,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import type { User } from '../../platform/payload-types.ts'
import { hasSecondFactor, takeCode } from './factor-store.ts'

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

/** What the sign-in page tells apart: whether a code is wanted, or the one that came was no good. */
export class CodeError extends APIError {
  readonly reason: keyof typeof texts
  readonly account: number

  constructor(reason: keyof typeof texts, { i18n }: PayloadRequest, account: number) {
    const language = i18n?.language === 'en' ? 'en' : 'id'
    super(texts[reason][language], 401, { secondFactor: reason }, true)
    this.reason = reason
    this.account = account
  }
}

class PasswordIsRight extends Error {}

/**
 * Runs when Payload has found the password right and before there is a session, whichever way someone signs in:
 * what it throws takes back all that the sign-in has done.
 */
export const askForCode: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context.judgesPassword) throw new PasswordIsRight()
  if (context.setsPassword || !(await hasSecondFactor(req, user.id))) return user
  const code = req.data?.code
  if (typeof code !== 'string' || code.trim() === '') throw new CodeError('needed', req, user.id)
  if (!(await takeCode(req, user.id, code))) throw new CodeError('refused', req, user.id)
  return user
}

/**
 * A wrong code counts as a wrong password does, after the sign-in was taken back. The answer is written here
 * because Next bundles Payload more than once, and another copy knows no class of this one.
 */
export const answerCodeError: CollectionAfterErrorHook = async ({ collection, error, req }) => {
  if (!collection || !(error instanceof CodeError)) return
  if (error.reason === 'refused') await countWrongCode(collection, error, req)
  return {
    response: { errors: [{ message: error.message, data: { secondFactor: error.reason } }] },
  }
}

async function countWrongCode(
  collection: SanitizedCollectionConfig,
  error: CodeError,
  { payload }: PayloadRequest,
): Promise<void> {
  const user = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: error.account } },
  })
  if (user) await incrementLoginAttempts({ collection, payload, user })
}

/**
 * Asks Payload's own sign-in whether a password is right, and ends it before there is a session. A wrong one
 * counts towards the lock-out.
 *
 * @throws {AuthenticationError | LockedAuth} as a sign-in does
 */
export async function judgePassword(
  payload: Payload,
  email: string,
  password: string,
): Promise<void> {
  try {
    const context = { judgesPassword: true }
    await payload.login({ collection: 'users', data: { email, password }, context })
  } catch (error) {
    if (!(error instanceof PasswordIsRight)) throw error
  }
}
