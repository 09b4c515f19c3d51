import crypto from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'
import type { User } from '../../platform/payload-types.ts'

/** The number of rounds in Payload's password hash. */
const iterations = 600_000

/**
 * Spends the same time on every sign-in. Payload responds at once for an unknown address or a locked account, but
 * otherwise first hashes the password; the difference would reveal who has an account.
 */
export const equalizeLoginTime: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'login' || !('data' in args)) return
  const { email, password } = args.data
  if (typeof email !== 'string' || typeof password !== 'string') return
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  if (user && !(user.lockUntil && Date.parse(user.lockUntil) > Date.now())) return
  const derive = promisify(crypto.pbkdf2)
  await derive(password, crypto.randomBytes(32), iterations, 32, 'sha256')
}
