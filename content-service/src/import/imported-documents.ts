import type { CollectionConfig } from 'payload'
import { menuGroups } from '../admin/labels.ts'
import { nobody } from '../users/access.ts'

/**
 * What was taken from another content host: where from, as which document here, and what it was then.
 * So a second import finds what the first one made, and leaves alone what has not changed there.
 */
export const importedDocuments: CollectionConfig = {
  slug: 'imported-documents',
  labels: {
    singular: { id: 'Hasil impor', en: 'Imported document' },
    plural: { id: 'Hasil impor', en: 'Imported documents' },
  },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true, group: menuGroups.system },
  fields: [
    { name: 'source', type: 'text', required: true, unique: true },
    { name: 'document', type: 'number', required: true },
    { name: 'digest', type: 'text', required: true },
  ],
}
