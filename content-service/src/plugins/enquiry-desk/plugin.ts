import type { Plugin } from 'payload'

const folder = '/src/plugins/enquiry-desk'

const views = {
  inboxBoard: {
    Component: `${folder}/board/board-view.tsx#BoardView`,
    path: '/inbox/board',
    exact: true,
    meta: { title: 'Pesan per tahap' },
  },
  inboxCustomers: {
    Component: `${folder}/customers/customers-view.tsx#CustomersView`,
    path: '/inbox/customers',
    exact: true,
    meta: { title: 'Pelanggan' },
  },
  inboxCustomer: {
    Component: `${folder}/customers/customer-view.tsx#CustomerView`,
    path: '/inbox/customer',
    exact: true,
    meta: { title: 'Pelanggan' },
  },
  inboxFigures: {
    Component: '/src/plugins/statistics/enquiries/figures-view.tsx#FiguresView',
    path: '/inbox/figures',
    exact: true,
    meta: { title: 'Angka' },
  },
} as const

/** Adds the inbox views beside its list, and their dependencies. */
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
