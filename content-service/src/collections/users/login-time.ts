import crypto from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'
import type { User } from '../../platform/payload-types.ts'

/** What Payload spends on the password of a known account. */
const iterations = 600_000

/**
 * Payload responds to an unknown address and a locked account at once, to any other after hashing the password,
 * so its speed reveals who has an account. This spends the same time on the former.
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
