import crypto from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'

/** What Payload spends on the password of a known account. */
const iterations = 600_000

/**
 * Payload answers an unknown address at once and a known one after hashing the password, so its
 * speed tells who has an account. This spends the same time on an unknown one.
 */
export const equalizeLoginTime: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'login' || !('data' in args)) return
  const { email, password } = args.data
  if (typeof email !== 'string' || typeof password !== 'string') return
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  if (totalDocs > 0) return
  const derive = promisify(crypto.pbkdf2)
  await derive(password, crypto.randomBytes(32), iterations, 32, 'sha256')
}
