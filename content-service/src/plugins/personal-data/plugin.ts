import type { Plugin } from 'payload'
import { deletionRecords } from './deletion-records.ts'
import { personalDataEndpoints } from './endpoints.ts'

const folder = '/src/plugins/personal-data'

const views = {
  personalData: {
    Component: `${folder}/person-view.tsx#PersonView`,
    path: '/personal-data',
    exact: true,
    meta: { title: 'Data pribadi' },
  },
  personalDataProof: {
    Component: `${folder}/proof-view.tsx#ProofView`,
    path: '/personal-data/proof',
    exact: true,
    meta: { title: 'Bukti penghapusan data pribadi' },
  },
} as const

/** Shows, downloads and deletes the data stored about one person, and keeps the proof of deletion. */
export function personalData(): Plugin {
  return ({ admin = {}, ...config }) => ({
    ...config,
    collections: [...(config.collections ?? []), deletionRecords()],
    endpoints: [...(config.endpoints ?? []), ...personalDataEndpoints],
    admin: {
      ...admin,
      components: {
        ...admin.components,
        afterNavLinks: [
          ...(admin.components?.afterNavLinks ?? []),
          `${folder}/nav-link.tsx#PersonalDataLink`,
        ],
        views: { ...admin.components?.views, ...views },
      },
    },
  })
}
