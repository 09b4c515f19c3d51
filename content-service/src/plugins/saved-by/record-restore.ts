import type { GlobalAfterChangeHook } from 'payload'
import { runSql, sql } from '../../platform/database/sql.ts'
import { getSaver } from './get-saver.ts'

/** Records who restored a version of a global: Payload restores it without field hooks, so it would name its former author. */
export const recordRestore: GlobalAfterChangeHook = async ({ context, global, req }) => {
  if (!context.isRestoringVersion) return
  const { docs } = await req.payload.findGlobalVersions({
    slug: global.slug,
    depth: 0,
    limit: 1,
    req,
    sort: '-updatedAt',
  })
  const [latest] = docs
  if (!latest) return
  const table = sql.identifier(`_${global.slug.replaceAll('-', '_')}_v`)
  await runSql(
    req,
    sql`UPDATE ${table} SET version_saved_by = ${getSaver(req)} WHERE id = ${latest.id}`,
  )
}
