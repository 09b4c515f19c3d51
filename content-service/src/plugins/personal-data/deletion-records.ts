import type { CollectionConfig } from 'payload'
import { admins, nobody } from '../../platform/access/access.ts'
import { askers } from './askers.ts'

/** Proofs that somebody's data was deleted, without identifying the person: see `proof.ts`. Only the service writes them. */
export function deletionRecords(): CollectionConfig {
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
