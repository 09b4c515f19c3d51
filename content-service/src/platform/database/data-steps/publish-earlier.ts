import { runSql, sql, type Transaction } from '../sql.ts'

const collections = [
  ...['galleries', 'products', 'tools', 'sheets', 'businesses', 'mining_locations'],
  ...['managements', 'menu_items', 'footer_items'],
]
const globals = ['home_page', 'company_settings']

/**
 * The manual step of the migration that introduces drafts: it publishes earlier documents and their versions. A document
 * without a version receives none, and the admin does not list it; the start of release 0.1.0 created one.
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
