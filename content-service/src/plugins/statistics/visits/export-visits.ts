import { escapeCell } from '@niaga/contract/formulas'
import { adminEndpoint } from '../../../platform/admin-kit/admin-endpoint.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { runSql, sql } from '../../../platform/database/sql.ts'
import { byteOrderMark, csvLine } from '../../../platform/text/csv.ts'

/** Some megabytes: half a year of a site with 250 distinct figures a day. */
const maxRows = 50_000

/** `GET …/visits/export`: the sums of each day as CSV, newest first, for signed-in accounts. */
export const exportVisits = adminEndpoint(
  { method: 'get', path: '/export', role: 'account' },
  async ({ req }) => {
    const { columns, kinds } = adminTexts(req.i18n).visits
    const rows = await runSql(
      req,
      sql`SELECT day, kind, name, language, total FROM visits
          ORDER BY day DESC, kind, name, language LIMIT ${maxRows}`,
    )
    const lines = rows.map(({ day, kind, name, language, total }) =>
      [day, Reflect.get(kinds, String(kind)) ?? kind, name, language, Number(total)].map(String),
    )
    // Uses semicolons: Excel expects them where the comma is the decimal sign, as in Indonesia.
    const text = [Object.values(columns), ...lines]
      .map((cells) => csvLine(cells.map(escapeCell), ';'))
      .join('')
    return new Response(byteOrderMark + text, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="visits.csv"',
        'Cache-Control': 'no-store',
      },
    })
  },
)
