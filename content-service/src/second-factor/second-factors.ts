import type { CollectionConfig } from 'payload'
import { menuGroups } from '../admin/labels.ts'
import { nobody } from '../users/access.ts'

const closed = {
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true, group: menuGroups.system },
  timestamps: false,
} satisfies Partial<CollectionConfig>

/**
 * What an account's authenticator app shares with this service. It stands apart from the account, because
 * Payload writes a whole account back whenever a session begins, and would undo which code was used last.
 */
export const secondFactors: CollectionConfig = {
  ...closed,
  slug: 'second-factors',
  labels: {
    singular: { id: 'Faktor kedua', en: 'Second factor' },
    plural: { id: 'Faktor kedua', en: 'Second factors' },
  },
  fields: [
    { name: 'account', type: 'number', required: true, unique: true },
    { name: 'sealedSecret', type: 'text', required: true },
    { name: 'isConfirmed', type: 'checkbox', required: true, defaultValue: false },
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
  ],
}

/** What stands in for a lost phone: only digests are kept, and each is deleted as it is used. */
export const recoveryCodes: CollectionConfig = {
  ...closed,
  slug: 'recovery-codes',
  labels: {
    singular: { id: 'Kode pemulihan', en: 'Recovery code' },
    plural: { id: 'Kode pemulihan', en: 'Recovery codes' },
  },
  fields: [
    { name: 'account', type: 'number', required: true, index: true },
    { name: 'digest', type: 'text', required: true, unique: true },
  ],
}
