import type { CollectionConfig } from 'payload'
import { menuGroups } from '../admin/labels.ts'
import { nobody } from '../users/access.ts'

/** Which copy of the service does what only one of them may do at a time. */
export const leases: CollectionConfig = {
  slug: 'leases',
  labels: {
    singular: { id: 'Giliran', en: 'Lease' },
    plural: { id: 'Giliran', en: 'Leases' },
  },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true, group: menuGroups.system },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'holder', type: 'text', required: true },
    { name: 'until', type: 'number', required: true },
  ],
}
