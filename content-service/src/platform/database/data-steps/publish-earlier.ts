import { runSql, sql, type Transaction } from '../sql.ts'

const collections = [
  ...['galleries', 'products', 'tools', 'sheets', 'businesses', 'mining_locations'],
  ...['managements', 'menu_items', 'footer_items'],
]
const globals = ['home_page', 'company_settings']

/**
 * The step by hand of the migration that introduces drafts: what was stored before is published, as are its versions. It
 * makes no versions of what has none, which the admin's lists do not show; the start of release 0.1.0 did.
 */
export async function publishEarlier(req: Transaction): Promise<void> {
  for (const name of [...collections, ...globals]) {
    const versions = sql.identifier(`_${name}_v`)
    const newest = sql`SELECT MAX(id) FROM ${versions}`
    const ofEach = globals.includes(name) ? newest : sql`${newest} GROUP BY parent_id`
    await runSql(req, sql`UPDATE ${sql.identifier(name)} SET _status = 'published'`)
    await runSql(req, sql`UPDATE ${versions} SET version__status = 'published'`)
    await runSql(req, sql`UPDATE ${versions} SET latest = true WHERE id IN (${ofEach})`)
  }
}
