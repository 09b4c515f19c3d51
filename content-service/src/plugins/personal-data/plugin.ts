import type { CollectionConfig, Payload, Plugin } from 'payload'
import { removeUnattached } from '../../collections/message-files/remove-unattached.ts'
import { admins, nobody } from '../../platform/access/access.ts'
import { adminView, withAdmin, withMore } from '../../platform/config/extend.ts'
import { hourMs, withRecurring } from '../../platform/jobs/recurring.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { askers } from './askers.ts'
import { deleteOldMessages } from './delete-old-messages.ts'
import { personalDataEndpoints } from './endpoints.ts'

const folder = '/src/plugins/personal-data'

const views = {
  personalData: adminView('/personal-data', `${folder}/person-view.tsx#PersonView`, 'Data pribadi'),
  personalDataProof: adminView(
    '/personal-data/proof',
    `${folder}/proof-view.tsx#ProofView`,
    'Bukti penghapusan data pribadi',
  ),
}

/** Shows, downloads and deletes the data stored about one person, and keeps the proof of deletion. */
export function personalData(): Plugin {
  return (config) => {
    const afterNavLinks = [`${folder}/nav-link.tsx#PersonalDataLink`]
    const withParts = withMore(withAdmin(config, { afterNavLinks, views }), {
      collections: [deletionRecords()],
      endpoints: personalDataEndpoints,
    })
    const tasks = [deleteExpired, removeUnattached].map((run) => ({ everyMs: hourMs, run }))
    return { ...withParts, custom: withRecurring(config.custom, ...tasks) }
  }
}

function deleteExpired(payload: Payload): Promise<void> {
  const { enquiryKeepDays } = servicesOf(payload).environment
  return deleteOldMessages(payload, { keepDays: enquiryKeepDays })
}

/** Proofs that somebody's data was deleted, without identifying the person: see `proof.ts`. Only the service writes them. */
function deletionRecords(): CollectionConfig {
  return {
    slug: 'personal-data-deletions',
    typescript: { interface: 'DeletionRecord' },
    labels: {
      singular: { id: 'Bukti penghapusan', en: 'Proof of deletion' },
      plural: { id: 'Bukti penghapusan', en: 'Proofs of deletion' },
    },
    disableDuplicate: true,
    timestamps: false,
    access: { create: nobody, read: admins, update: nobody, delete: nobody },
    admin: { hidden: true },
    fields: [
      { name: 'deletedAt', type: 'date', required: true, index: true },
      { name: 'deletedBy', type: 'text', required: true },
      { name: 'askedOn', type: 'date', required: true },
      { name: 'askedBy', type: 'select', required: true, options: [...askers] },
      { name: 'salt', type: 'text', required: true, access: { read: () => false } },
      { name: 'digest', type: 'text', required: true },
      // The number of deleted documents by kind: `{ messages: 3, notes: 5 }`.
      { name: 'counts', type: 'json', required: true },
      // The number of messages beyond the limit of one deletion.
      { name: 'remaining', type: 'number', required: true },
    ],
  }
}
