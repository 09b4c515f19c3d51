import type { Person } from '@niaga/contract/company'
import type { CollectionConfig, SelectField } from 'payload'
import { localizedLine, personName, picture, sortOrder } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import { emailField, phoneField, whatsAppField } from '../../platform/admin/reach-fields.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { validateEmail } from '../../platform/admin/validate-email.ts'
import type { WireFields } from '../content/wire-fields.ts'
import { spokenLanguages } from './spoken-languages.ts'

/** The desks that a buyer can reach. */
export function people(): CollectionConfig {
  const { name, role, area, ...others } = personFields()
  return {
    slug: 'people',
    labels: {
      singular: { id: 'Narahubung', en: 'Contact person' },
      plural: { id: 'Narahubung', en: 'Contacts' },
    },
    defaultSort: 'sortOrder',
    admin: {
      group: menuGroups.company,
      useAsTitle: 'name',
      defaultColumns: ['name', 'sortOrder', 'role', 'area'],
      listSearchableFields: ['name', 'role', 'area'],
      description: {
        id: 'Orang yang dapat dihubungi pembeli. Tampil di halaman Kontak dan Pengurus, dan di halaman produk serta alat yang menunjuknya.',
        en: 'The people buyers can contact. Shown on the Contact and Management pages, and on the pages of products and machines that name them.',
      },
    },
    fields: [name, role, area, languages(), ...Object.values(others), sortOrder()],
  }
}

export type PersonValues = Omit<Person, 'id' | 'languages'>

/** The fields of a desk by their names in the contract. Its languages are words there, and codes here. */
export function personFields() {
  return {
    name: personName(),
    role: localizedLine('role', {
      label: { id: 'Tugas', en: 'Role' },
      description: { id: 'Misalnya Penjualan batubara.', en: 'Example: Coal sales.' },
      required: true,
      maxLength: 120,
    }),
    area: localizedLine('area', {
      label: { id: 'Bidang', en: 'Area' },
      description: {
        id: 'Untuk siapa atau untuk apa, misalnya Pembangkit listrik dan pabrik semen.',
        en: 'What they cover, such as Power stations and cement works.',
      },
      maxLength: 160,
    }),
    phone: phoneField('phone', reached),
    whatsapp: whatsAppField('whatsapp', reached),
    email: { ...emailField('email', reached), validate: validateReach },
    photo: picture('photo', {
      label: { id: 'Foto', en: 'Photo' },
      description: {
        id: 'Potret, wajah di tengah. Bila kosong, situs menampilkan inisialnya.',
        en: 'A portrait with the face in the middle. When empty, the site shows the initials.',
      },
    }),
  } satisfies WireFields<PersonValues>
}

function languages(): SelectField {
  return {
    name: 'languages',
    type: 'select',
    hasMany: true,
    label: { id: 'Bahasa', en: 'Languages' },
    options: Object.entries(spokenLanguages).map(([value, label]) => ({ value, label })),
    admin: {
      description: {
        id: 'Bahasa yang dipakai orang ini; situs menulisnya dalam bahasa halamannya.',
        en: 'The languages this person speaks; the site shows them in the page’s language.',
      },
    },
  }
}

const reached = {
  id: 'Tampil di halaman Kontak. Isi paling sedikit satu dari telepon, WhatsApp, dan email.',
  en: 'Shown on the Contact page. Fill in at least one of phone, WhatsApp and email.',
}

/** Runs at the last of the three contact fields; a desk needs at least one. */
const validateReach: typeof validateEmail = (value, options) => {
  const { phone, whatsapp } = Object(options.siblingData)
  if (!value && !phone && !whatsapp) return sentenceFor(options.req, unreachable)
  return validateEmail(value, options)
}

const unreachable = {
  id: 'Isi telepon, WhatsApp, atau email, supaya ia dapat dihubungi.',
  en: 'Fill in phone, WhatsApp or email, so buyers can reach this person.',
}
