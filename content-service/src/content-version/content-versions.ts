import type { CollectionConfig } from 'payload'
import { menuGroups } from '../admin/labels.ts'
import { nobody } from '../users/access.ts'

/**
 * Numbers that grow with what is published: `content` with every change, `changed:<collection>` as of
 * which version a collection is what it is, `told:<address>` which version a site has heard of.
 */
export const contentVersions: CollectionConfig = {
  slug: 'content-versions',
  labels: {
    singular: { id: 'Versi isi', en: 'Content version' },
    plural: { id: 'Versi isi', en: 'Content versions' },
  },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true, group: menuGroups.system },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'version', type: 'number', required: true },
  ],
}
