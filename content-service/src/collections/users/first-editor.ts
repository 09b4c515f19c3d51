import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

/**
 * Creates the first account, so nobody else can register it.
 *
 * @returns the password, which is stored nowhere in plain text; `null` if an account exists
 */
export async function createFirstEditor(payload: Payload, email: string): Promise<string | null> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return null
  const password = randomBytes(18).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { name: 'Admin', email, password, role: 'admin' },
  })
  return password
}
