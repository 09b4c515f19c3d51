import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { runSql, sql } from '../../platform/database/sql.ts'
import type { User } from '../../platform/payload-types.ts'

/**
 * Restores an account's `updatedAt` after a wrong password was counted, unless somebody changed the account meanwhile.
 * Otherwise the next save of the same form would be rejected as stale.
 */
export async function keepStamp(payload: Payload, before: User): Promise<void> {
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
