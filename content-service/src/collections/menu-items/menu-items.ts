import type { CollectionConfig } from 'payload'
import { admins, hiddenFromEditors } from '../../platform/access/access.ts'
import { localizedLine, parentIn, sortOrder, unusedOrder } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import type { Environment } from '../../platform/settings/environment.ts'
import { siteAddress } from './site-address.ts'

export function menuItems(environment: Environment): CollectionConfig {
  return {
    slug: 'menu-items',
    labels: {
      singular: { id: 'Isi menu', en: 'Menu item' },
      plural: { id: 'Menu', en: 'Menu' },
    },
    defaultSort: 'sortOrder',
    access: { create: admins, update: admins, delete: admins },
    admin: {
      group: menuGroups.system,
      useAsTitle: 'title',
      defaultColumns: ['title', 'sortOrder', 'url', 'parent'],
      hidden: hiddenFromEditors(environment),
      pagination: { defaultLimit: 25 },
      description: {
        id: 'Dikirim bersama beranda untuk situs dan aplikasi lain. Situs ini menyusun menunya sendiri dari halaman, produk, dan alat.',
        en: 'Sent with the home page for other sites and apps. This site builds its own menu from pages, products and equipment.',
      },
    },
    fields: [
      localizedLine('title', {
        label: { id: 'Judul', en: 'Title' },
        description: {
          id: 'Untuk situs dan aplikasi lain; situs ini tidak menampilkannya.',
          en: 'For other sites and apps; this site does not show it.',
        },
        required: true,
        maxLength: 80,
      }),
      {
        name: 'url',
        type: 'text',
        required: true,
        label: { id: 'Tujuan', en: 'Address' },
        validate: siteAddress,
        admin: {
          description: {
            id: 'Untuk situs dan aplikasi lain. Alamat di situs ini, misalnya /kontak, atau alamat lengkap dengan https://.',
            en: 'For other sites and apps. An address on this site, such as /kontak, or a full address with https://.',
          },
        },
      },
      parentIn('menu-items'),
      sortOrder(unusedOrder),
    ],
  }
}
