import { canonicalAddress } from '@niaga/contract/site-addresses'
import type { CollectionConfig } from 'payload'
import { hiddenField } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import { canonicalTarget, getTargetPath } from './redirect-addresses.ts'
import { validateFrom, validateTo } from './validate-redirect.ts'

/** Old addresses and their present targets. */
export function redirects(): CollectionConfig {
  return {
    slug: 'redirects',
    labels: {
      singular: { id: 'Pengalihan', en: 'Redirect' },
      plural: { id: 'Pengalihan', en: 'Redirects' },
    },
    defaultSort: 'from',
    disableDuplicate: true,
    admin: {
      group: menuGroups.system,
      useAsTitle: 'from',
      defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
      listSearchableFields: ['from', 'to'],
      pagination: { defaultLimit: 50 },
      description: {
        id: 'Alamat lama yang mengantar pengunjung ke halaman baru, dalam kedua bahasa. Hanya untuk alamat yang bukan halaman situs.',
        en: 'Old addresses that lead visitors to a new page, in both languages. Not for addresses of existing pages.',
      },
    },
    fields: [
      {
        name: 'from',
        type: 'text',
        required: true,
        unique: true,
        label: { id: 'Alamat lama', en: 'Old address' },
        validate: validateFrom,
        hooks: {
          beforeValidate: [
            ({ value }) =>
              typeof value === 'string' ? (canonicalAddress(value.trim()) ?? value) : value,
          ],
        },
        admin: {
          description: {
            id: 'Tanpa nama situs dan tanpa /en, misalnya /profil. Huruf besar dan garis miring di akhir tidak dibedakan.',
            en: 'Without the name of the site and without /en, such as /profil. Capitals and a final slash make no difference.',
          },
        },
      },
      {
        name: 'to',
        type: 'text',
        required: true,
        label: { id: 'Alamat tujuan', en: 'New address' },
        validate: validateTo,
        hooks: {
          beforeValidate: [
            ({ value }) => (typeof value === 'string' ? (canonicalTarget(value) ?? value) : value),
          ],
        },
        admin: {
          components: { afterInput: ['/src/plugins/desk/link-part.tsx#LinkPart'] },
          description: {
            id: 'Halaman di situs ini, misalnya /tentang-kami. Pengunjung bahasa Inggris sampai di /en/tentang-kami.',
            en: 'A page of this site, such as /tentang-kami. English visitors arrive at /en/tentang-kami.',
          },
        },
      },
      {
        name: 'permanent',
        type: 'checkbox',
        defaultValue: true,
        label: { id: 'Selamanya', en: 'Permanent' },
        admin: {
          description: {
            id: 'Mesin pencari lalu mencatat alamat baru. Kosongkan bila alamat lama akan dipakai lagi.',
            en: 'Search engines then list the new address. Clear it if the old address will be used again.',
          },
        },
      },
      {
        // The page of `to` without its query, to find chains.
        name: 'toPath',
        type: 'text',
        index: true,
        label: { id: 'Halaman tujuan', en: 'Page of the new address' },
        access: { create: () => false, update: () => false },
        hooks: { beforeChange: [({ data }) => getTargetPath(String(data?.to ?? ''))] },
        admin: hiddenField,
      },
    ],
  }
}
