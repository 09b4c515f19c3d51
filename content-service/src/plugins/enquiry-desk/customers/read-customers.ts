import type { Payload } from 'payload'
import { spamStage, wonStage } from '../../../collections/enquiries/stages.ts'
import { momentIn, textIn } from '../../../platform/database/row-values.ts'
import { runSql, sql } from '../../../platform/database/sql.ts'

/**
 * The number of enquiries, the newest, that are grouped for the list: more would keep a database of this size busy for
 * seconds.
 */
export const maxEnquiries = 20_000

/** Otherwise an address that names another company each time would multiply its enquiries by the number of companies. */
const maxCompaniesPerAddress = 5

export const customersPerPage = 25

export const longestSearch = 100

export type ListedCustomer = {
  /** The enquiry that opens the customer's page. */
  messageId: number
  name: string
  /** A company that identifies the customer, not “Gmail”. */
  company: string | null
  country: string | null
  total: number
  won: number
  lastAt: string
}

export type CustomerList = {
  customers: ListedCustomer[]
  total: number
  /** Whether there are older enquiries that were not grouped. */
  isCut: boolean
}

/** @param page from 1; `search` is matched with names, companies and addresses */
type CustomerQuery = { page: number; search: string }

/** Returns the customers of the newest enquiries, latest enquiry first. `get-customer.ts` defines a customer. */
export async function readCustomers(
  payload: Payload,
  { page, search }: CustomerQuery,
): Promise<CustomerList> {
  const pattern = getPattern(search)
  const skipped = (page - 1) * customersPerPage
  const rows = await runSql(
    { payload },
    sql`WITH recent AS (
          SELECT id, name, company, country, status, received_at, address_key, company_key
          FROM messages WHERE status <> ${spamStage} AND address_key IS NOT NULL
          ORDER BY received_at DESC, id DESC LIMIT ${maxEnquiries}
        ), named AS (
          SELECT address_key, company_key, ROW_NUMBER() OVER (
            PARTITION BY address_key ORDER BY MAX(received_at) DESC, company_key
          ) AS place
          FROM recent WHERE company_key IS NOT NULL GROUP BY address_key, company_key
        ), belonging AS (
          SELECT recent.*, named.company_key AS customer_company,
            CASE WHEN named.company_key IS NULL THEN recent.address_key END AS customer_address,
            CASE WHEN recent.company_key = named.company_key THEN 0 ELSE 1 END AS is_unnamed
          FROM recent LEFT JOIN named
            ON named.address_key = recent.address_key AND named.place <= ${maxCompaniesPerAddress}
        ), customers AS (
          SELECT id, name, country,
            CASE WHEN customer_company IS NOT NULL THEN company END AS company,
            ROW_NUMBER() OVER (
              PARTITION BY customer_company, customer_address
              ORDER BY is_unnamed, received_at DESC, id DESC
            ) AS place,
            MAX(received_at) OVER whole AS last_at,
            COUNT(*) OVER whole AS total,
            SUM(CASE WHEN status = ${wonStage} THEN 1 ELSE 0 END) OVER whole AS won,
            MAX(CASE WHEN LOWER(name) LIKE ${pattern} ESCAPE '!'
              OR LOWER(company) LIKE ${pattern} ESCAPE '!'
              OR address_key LIKE ${pattern} ESCAPE '!' THEN 1 ELSE 0 END) OVER whole AS is_found
          FROM belonging
          WINDOW whole AS (PARTITION BY customer_company, customer_address)
        )
        SELECT id, name, company, country, last_at, total, won, COUNT(*) OVER () AS customers
        FROM customers WHERE place = 1 AND is_found = 1
        ORDER BY last_at DESC, id DESC LIMIT ${customersPerPage} OFFSET ${skipped}`,
  )
  const where = { status: { not_equals: spamStage } }
  const { totalDocs } = await payload.count({ collection: 'messages', where })
  return {
    isCut: totalDocs > maxEnquiries,
    total: Number(rows[0]?.customers ?? 0),
    customers: rows.map(({ id, name, company, country, last_at, total, won }) => ({
      messageId: Number(id),
      name: String(name),
      ...{ company: textIn(company), country: textIn(country) },
      ...{ total: Number(total), won: Number(won), lastAt: momentIn(last_at) ?? '' },
    })),
  }
}

function getPattern(search: string): string {
  const text = search.trim().slice(0, longestSearch).toLowerCase()
  return `%${text.replace(/[!%_]/g, '!$&')}%`
}
