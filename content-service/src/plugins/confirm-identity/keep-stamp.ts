import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { runSql, sql } from '../../platform/database/sql.ts'
import type { User } from '../../platform/payload-types.ts'

/**
 * Gives an account back the stamp that it had before a wrong password was counted, unless somebody changed it
 * meanwhile: the form that sent the password holds that stamp, and would be rejected as stale from then on.
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

/** What an editor or a program changes of an account. */
function withoutCount(user: User) {
  const { lockUntil, loginAttempts, sessions, updatedAt, ...rest } = user
  return rest
}
