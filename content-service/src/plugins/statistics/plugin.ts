import type { Plugin } from 'payload'
import { pruneVisits } from '../../collections/visits/prune-visits.ts'
import { withCollection } from '../../platform/config/extend.ts'
import { hourMs, withRecurring } from '../../platform/jobs/recurring.ts'
import { exportVisits } from './visits/export-visits.ts'

const folder = '/src/plugins/statistics'

const views = {
  inboxFigures: {
    Component: `${folder}/enquiries/figures-view.tsx#FiguresView`,
    path: '/inbox/figures',
    exact: true,
    meta: { title: 'Angka' },
  },
  visits: {
    Component: `${folder}/visits/visits-view.tsx#VisitsView`,
    path: '/visits',
    exact: true,
    meta: { title: 'Kunjungan' },
  },
} as const

/** Adds the figures of enquiries, in a view of the inbox, and of visits, in a view with a link in the menu. */
export function statistics(): Plugin {
  return ({ admin = {}, ...config }) => {
    const { afterNavLinks = [], ...components } = admin.components ?? {}
    const withViews = {
      ...config,
      custom: withRecurring(config.custom, { everyMs: hourMs, run: pruneVisits }),
      admin: {
        ...admin,
        components: {
          ...components,
          afterNavLinks: [...afterNavLinks, `${folder}/visits/nav-link.tsx#VisitsLink`],
          views: { ...components.views, ...views },
        },
      },
    }
    return withCollection(withViews, 'visits', (visits) => ({
      ...visits,
      endpoints: [...(visits.endpoints || []), exportVisits],
    }))
  }
}
