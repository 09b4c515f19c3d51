import type { Payload, Plugin } from 'payload'
import { removeUnattached } from '../../collections/message-files/remove-unattached.ts'
import { hourMs, withRecurring } from '../../platform/jobs/recurring.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { deleteOldMessages } from './delete-old-messages.ts'
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
    custom: withRecurring(
      config.custom,
      { everyMs: hourMs, run: deleteExpired },
      { everyMs: hourMs, run: removeUnattached },
    ),
    collections: [...(config.collections ?? []), deletionRecords()],
    endpoints: [...(config.endpoints ?? []), ...personalDataEndpoints],
    admin: {
      ...admin,
      components: {
        ...admin.components,
        afterNavLinks: [
          `${folder}/nav-link.tsx#PersonalDataLink`,
          ...(admin.components?.afterNavLinks ?? []),
        ],
        views: { ...admin.components?.views, ...views },
      },
    },
  })
}

function deleteExpired(payload: Payload): Promise<void> {
  const { enquiryKeepDays } = servicesOf(payload).environment
  return deleteOldMessages(payload, { keepDays: enquiryKeepDays })
}
