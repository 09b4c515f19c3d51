import type { CollectionConfig, TextareaField } from 'payload'
import { admins, hiddenFromEditors } from '../../platform/access/access.ts'
import {
  localizedLine,
  localizedLines,
  parentIn,
  sortOrder,
  unusedOrder,
} from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import type { Environment } from '../../platform/settings/environment.ts'
import { contactPart } from './present-footer-item.ts'

export function footerItems(environment: Environment): CollectionConfig {
  return {
    slug: 'footer-items',
    labels: {
      singular: { id: 'Isi kaki halaman', en: 'Footer item' },
      plural: { id: 'Isi kaki halaman', en: 'Footer items' },
    },
    defaultSort: 'sortOrder',
    access: { create: admins, update: admins, delete: admins },
    admin: {
      group: menuGroups.system,
      hidden: hiddenFromEditors(environment),
      useAsTitle: 'title',
      defaultColumns: ['title', 'sortOrder', 'content', 'updatedAt'],
      description: {
        id: 'Untuk situs dan aplikasi lain. Alamat, Telepon, dan Email diambil dari Profil perusahaan, tab Kontak; isi dengan judul lain tidak tampil di situs ini.',
        en: 'For other sites and apps. This site uses Address, Phone and Email from the Contact tab of the Company profile, and shows no other items.',
      },
    },
    fields: [
      localizedLine('name', {
        label: { id: 'Nama', en: 'Name' },
        description: {
          id: 'Nama untuk situs dan aplikasi lain; tidak tampil di situs.',
          en: 'A name for other sites and apps; not shown on the site.',
        },
        required: true,
        maxLength: 120,
      }),
      localizedLine('title', {
        label: { id: 'Judul', en: 'Title' },
        description: {
          id: 'Situs mencari isi ini dengan judulnya dalam bahasa Indonesia.',
          en: 'The site finds this item by its Indonesian title.',
        },
        required: true,
        maxLength: 120,
      }),
      contentField(),
      parentIn('footer-items'),
      sortOrder(unusedOrder),
    ],
  }
}

/** If the company profile has the content, content entered here would never be shown. */
function contentField(): TextareaField {
  const field = localizedLines('content', {
    label: { id: 'Isi', en: 'Content' },
    description: {
      id: 'Untuk situs dan aplikasi lain; tidak tampil di situs ini.',
      en: 'For other sites and apps; not shown on this site.',
    },
  })
  const condition = (data: { title?: string | null }) => contactPart(data.title) === null
  return { ...field, admin: { ...field.admin, condition } }
}
