import crypto from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'
import type { User } from '../../platform/payload-types.ts'

/** The rounds with which Payload hashes a password. */
const iterations = 600_000

/**
 * Payload responds to an unknown address and a locked account at once, and to any other after it has hashed the password.
 * So the time would reveal who has an account: this spends the same time on all of them.
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
