import type { Payload, Plugin } from 'payload'
import { removeUnattached } from '../../collections/message-files/remove-unattached.ts'
import { adminView, withAdmin, withMore } from '../../platform/config/extend.ts'
import { hourMs, withRecurring } from '../../platform/jobs/recurring.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { deleteOldMessages } from './delete-old-messages.ts'
import { deletionRecords } from './deletion-records.ts'
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
