import type { Plugin } from 'payload'

const folder = '/src/plugins/statistics/visits'

const views = {
  visits: {
    Component: `${folder}/visits-view.tsx#VisitsView`,
    path: '/visits',
    exact: true,
    meta: { title: 'Kunjungan' },
  },
} as const

/** Adds the figures of the site's visitors, in a view with a link in the menu. */
export function visitFigures(): Plugin {
  return ({ admin = {}, ...config }) => ({
    ...config,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        afterNavLinks: [
          ...(admin.components?.afterNavLinks ?? []),
          `${folder}/nav-link.tsx#VisitsLink`,
        ],
        views: { ...admin.components?.views, ...views },
      },
    },
  })
}
