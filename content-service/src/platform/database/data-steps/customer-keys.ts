import { addressKey, companyKey } from '../../text/customer-keys.ts'
import { runSql, sql, type Transaction } from '../sql.ts'

/** A message is read for its key without its text: these are some kilobytes. */
const rowsAtOnce = 500

/** The manual step of the migration that introduces customer keys: stores the keys of existing messages. */
export async function storeCustomerKeys(req: Transaction): Promise<void> {
  let after = 0
  for (;;) {
    const rows = await runSql(
      req,
      sql`SELECT id, email, company FROM messages WHERE id > ${after} ORDER BY id LIMIT ${rowsAtOnce}`,
    )
    for (const { id, email, company } of rows) {
      const [address, name] = [addressKey(String(email)), companyKey(getText(company))]
      await runSql(
        req,
        sql`UPDATE messages SET address_key = ${address}, company_key = ${name} WHERE id = ${id}`,
      )
      after = Number(id)
    }
    if (rows.length < rowsAtOnce) return
  }
}

function getText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
