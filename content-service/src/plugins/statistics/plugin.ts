import type { Plugin } from 'payload'
import { pruneVisits } from '../../collections/visits/prune-visits.ts'
import { adminView, withAdmin, withCollection, withMore } from '../../platform/config/extend.ts'
import { hourMs, withRecurring } from '../../platform/jobs/recurring.ts'
import { exportVisits } from './visits/export-visits.ts'

const folder = '/src/plugins/statistics'

const views = {
  inboxFigures: adminView(
    '/inbox/figures',
    `${folder}/enquiries/figures-view.tsx#FiguresView`,
    'Angka',
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
