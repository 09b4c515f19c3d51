import type { Payload, Where } from 'payload'
import { spamStage } from '../../../collections/enquiries/stages.ts'
import { textIn } from '../../../platform/database/row-values.ts'
import { runSql, sql } from '../../../platform/database/sql.ts'

/** More people than write for one company. */
const maxAddresses = 500

/**
 * A customer is a company, with all addresses that have named it, or an address that has never named a company. Messages
 * that an address sent without a company belong to every company that it has named.
 */
export type Customer = {
  companyKey: string | null
  addressKeys: string[]
}

/** Returns the customer who sent a message; `null` for spam or an unknown message. */
export async function getCustomer(payload: Payload, messageId: number): Promise<Customer | null> {
  const [message] = await runSql(
    { payload },
    sql`SELECT address_key, company_key FROM messages WHERE id = ${messageId} AND status <> ${spamStage}`,
  )
  const address = textIn(message?.address_key)
  if (address === null) return null
  const company = textIn(message?.company_key) ?? (await getLastCompany(payload, address))
  if (company === null) return { companyKey: null, addressKeys: [address] }
  const rows = await runSql(
    { payload },
    sql`SELECT address_key, MAX(received_at) AS last_at FROM messages
        WHERE company_key = ${company} AND status <> ${spamStage}
        GROUP BY address_key ORDER BY last_at DESC, address_key LIMIT ${maxAddresses}`,
  )
  const addresses = rows.flatMap(({ address_key }) => textIn(address_key) ?? [])
  return { companyKey: company, addressKeys: [...new Set([address, ...addresses])] }
}

async function getLastCompany(payload: Payload, address: string): Promise<string | null> {
  const [row] = await runSql(
    { payload },
    sql`SELECT company_key FROM messages
        WHERE address_key = ${address} AND company_key IS NOT NULL AND status <> ${spamStage}
        ORDER BY received_at DESC, id DESC LIMIT 1`,
  )
  return textIn(row?.company_key)
}

/** Returns the conditions of a customer's enquiries. */
export function getEnquiries({ addressKeys }: Customer): Where[] {
  return [{ addressKey: { in: addressKeys } }, { status: { not_equals: spamStage } }]
}
