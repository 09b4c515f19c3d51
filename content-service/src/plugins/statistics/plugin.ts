import { escapeCell } from '@niaga/contract/formulas'
import type { Plugin } from 'payload'
import { pruneVisits } from '../../collections/visits/prune-visits.ts'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { adminView, withAdmin, withCollection, withMore } from '../../platform/config/extend.ts'
import { runSql, sql } from '../../platform/database/sql.ts'
import { tableResponse } from '../../platform/files/table-response.ts'
import { hourMs, withRecurring } from '../../platform/jobs/recurring.ts'

/** Some megabytes: half a year of a site with 250 distinct figures a day. */
const maxRows = 50_000

/** `GET …/visits/export`: the sums of each day as CSV, newest first, for signed-in accounts. */
const exportVisits = adminEndpoint(
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
    const table = [Object.values(columns), ...lines].map((cells) => cells.map(escapeCell))
    return tableResponse('visits', 'csv', table)
  },
)

const folder = '/src/plugins/statistics'

const views = {
  inboxFigures: adminView(
    '/inbox/figures',
    `${folder}/enquiries/figures-view.tsx#FiguresView`,
    'Statistik',
  ),
  visits: adminView('/visits', `${folder}/visits/visits-view.tsx#VisitsView`, 'Kunjungan'),
}

/** Adds the figures of enquiries, in a view of the inbox, and of visits, in a view with a link in the menu. */
export function statistics(): Plugin {
  return (config) => {
    const afterNavLinks = [`${folder}/visits/nav-link.tsx#VisitsLink`]
    const withViews = {
      ...withAdmin(config, { afterNavLinks, views }),
      custom: withRecurring(config.custom, { everyMs: hourMs, run: pruneVisits }),
    }
    return withCollection(withViews, 'visits', (visits) =>
      withMore(visits, { endpoints: [exportVisits] }),
    )
  }
}
