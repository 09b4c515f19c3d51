import type { CollectionConfig } from 'payload'
import { admins, onlyAdmins } from '../../platform/access/access.ts'
import {
  localizedLine,
  localizedLines,
  parentIn,
  sortOrder,
  unusedOrder,
} from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'

export function footerItems(): CollectionConfig {
  return {
    slug: 'footer-items',
    labels: {
      singular: { id: 'Isi kaki halaman', en: 'Footer item' },
      plural: { id: 'Isi kaki halaman', en: 'Footer items' },
    },
    defaultSort: 'sortOrder',
    access: { create: admins, delete: admins },
    admin: {
      group: menuGroups.company,
      useAsTitle: 'title',
      defaultColumns: ['title', 'content', 'sortOrder', 'updatedAt'],
      description: {
        id: 'Situs menampilkan isi yang judulnya Alamat, Telepon, dan Email: di kaki setiap halaman dan di halaman Kontak.',
        en: 'The site shows the items whose Indonesian titles are Alamat, Telepon and Email: in the footer of every page and on the Contact page.',
      },
    },
    fields: [
      {
        ...localizedLine('name', {
          label: { id: 'Nama', en: 'Name' },
          description: {
            id: 'Nama untuk situs dan aplikasi lain; tidak tampil di situs.',
            en: 'A name for other sites and apps; not shown on the site.',
          },
          required: true,
          maxLength: 120,
        }),
        access: { update: onlyAdmins },
      },
      {
        ...localizedLine('title', {
          label: { id: 'Judul', en: 'Title' },
          description: {
            id: 'Situs mencari isi ini dengan judulnya dalam bahasa Indonesia; hanya admin yang dapat mengubahnya.',
            en: 'The site finds this item by its Indonesian title; only an admin can change it.',
          },
          required: true,
          maxLength: 120,
        }),
        access: { update: onlyAdmins },
      },
      localizedLines('content', {
        label: { id: 'Isi', en: 'Content' },
        description: {
          id: 'Alamat, nomor telepon, atau email, seperti yang tampil di kaki halaman dan di halaman Kontak. Isi dengan judul lain tidak tampil di situs.',
          en: 'The address, telephone number or e-mail address as the footer and the Contact page show it. Items with other titles are not shown on the site.',
        },
      }),
      parentIn('footer-items'),
      sortOrder(unusedOrder),
    ],
  }
}
