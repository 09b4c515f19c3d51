import type { Plugin } from 'payload'

const folder = '/src/collections/messages'

const views = {
  inboxBoard: {
    Component: `${folder}/board/board-view.tsx#BoardView`,
    path: '/inbox/board',
    exact: true,
    meta: { title: 'Pesan per tahap' },
  },
} as const

/** The views of the inbox beside its list, and what they need. */
export function inbox(): Plugin {
  return ({ admin = {}, ...config }) => ({
    ...config,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        views: { ...admin.components?.views, ...views },
      },
    },
  })
}
