import type { ContactMessage } from '@niaga/contract/contact-message'
import type { Enquiry } from '@niaga/contract/enquiry'
import { incoterms, itemKinds, textRules } from '@niaga/contract/enquiry-terms'
import type {
  ArrayField,
  Condition,
  DateField,
  Field,
  RowField,
  SelectField,
  TextField,
} from 'payload'
import { dayAndTime, onlyInForm } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { validateEmail } from '../../platform/admin/validate-email.ts'
import { asReceived } from './as-received.ts'

/** The labels of the kinds of items. */
export const kindLabels = {
  coal: { id: 'Batubara', en: 'Coal' },
  mineral: { id: 'Mineral atau logam', en: 'Mineral or metal' },
  machine: { id: 'Alat', en: 'Machine' },
} satisfies Record<(typeof itemKinds)[number], Label>

type Received = Exclude<keyof ContactMessage | keyof Enquiry, 'enquiry'>
type Apart = 'message' | 'items' | 'language' | 'page' | 'campaign'

/** What a visitor sends as one line each, with its label in the admin, the mail to the company and the export. */
export const lineLabels = {
  name: { id: 'Nama', en: 'Name' },
  email: { id: 'Email', en: 'Email' },
  phone: { id: 'Telepon', en: 'Phone' },
  reference: { id: 'Nomor referensi', en: 'Reference' },
  company: { id: 'Perusahaan', en: 'Company' },
  country: { id: 'Negara', en: 'Country' },
} satisfies Record<Exclude<Received, Apart>, Label>

export type LineName = keyof typeof lineLabels

export const lineNames = Object.keys(lineLabels) as LineName[]

/** The sender, the origin and the subject of an enquiry. Missing parts are not shown. */
export function enquiryFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          ...asReceived,
          name: 'name',
          type: 'text',
          required: true,
          maxLength: textRules.name.limit,
          label: lineLabels.name,
        },
        {
          ...asReceived,
          name: 'email',
          type: 'email',
          required: true,
          validate: validateEmail,
          label: lineLabels.email,
        },
        {
          ...asReceived,
          name: 'phone',
          type: 'text',
          maxLength: textRules.phone.limit,
          label: lineLabels.phone,
        },
      ],
    },
    {
      type: 'row',
      admin: { condition: (data) => Boolean(data.company || data.country || data.language) },
      fields: [
        line('company', lineLabels.company),
        line('country', lineLabels.country),
        languageField(),
      ],
    },
    itemsField(),
  ]
}

/** What led the visitor to the form; last among the received fields. */
export function originFields(): RowField {
  return {
    type: 'row',
    admin: { condition: (data) => Boolean(data.page || data.campaign) },
    fields: [
      line('page', { id: 'Datang dari halaman', en: 'Came from page' }),
      line('campaign', { id: 'Kampanye', en: 'Campaign' }),
    ],
  }
}

/** The reference and the promised time, in the narrow column beside the form. */
export function promiseFields(): Field[] {
  const reference = line('reference', lineLabels.reference)
  const answerBy: DateField = {
    ...asReceived,
    name: 'answerBy',
    type: 'date',
    index: true,
    label: { id: 'Jawab sebelum', en: 'Reply by' },
    admin: {
      ...asReceived.admin,
      position: 'sidebar',
      date: dayAndTime,
      condition: isFilled('answerBy'),
      description: {
        id: 'Dijanjikan kepada pengirim, menurut jam kerja kantor pusat dan hari libur.',
        en: 'Promised to the sender, based on head office hours and holidays.',
      },
    },
  }
  return [
    { ...reference, index: true, admin: { ...reference.admin, position: 'sidebar' } },
    answerBy,
  ]
}

function languageField(): SelectField {
  return {
    ...asReceived,
    name: 'language',
    type: 'select',
    label: { id: 'Bahasa pengunjung', en: 'Visitor’s language' },
    options: [
      { value: 'id', label: { id: 'Indonesia', en: 'Indonesian' } },
      { value: 'en', label: { id: 'Inggris', en: 'English' } },
    ],
    admin: { ...asReceived.admin, condition: isFilled('language') },
  }
}

function itemsField(): ArrayField {
  return {
    ...asReceived,
    name: 'items',
    type: 'array',
    label: { id: 'Yang diminta', en: 'Requested' },
    labels: {
      singular: { id: 'Barang', en: 'Item' },
      plural: { id: 'Barang', en: 'Items' },
    },
    admin: {
      ...asReceived.admin,
      initCollapsed: true,
      isSortable: false,
      ...onlyInForm,
      condition: ({ items }) => Array.isArray(items) && items.length > 0,
      components: { RowLabel: '/src/collections/enquiries/item-label.tsx#ItemLabel' },
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            ...asReceived,
            name: 'kind',
            type: 'select',
            required: true,
            label: { id: 'Jenis', en: 'Kind' },
            options: itemKinds.map((value) => ({ value, label: kindLabels[value] })),
          },
          { ...itemLine('product', { id: 'Produk', en: 'Product' }), required: true },
          itemLine('quantity', { id: 'Jumlah', en: 'Quantity' }),
        ],
      },
      {
        type: 'row',
        fields: [
          {
            ...asReceived,
            name: 'incoterm',
            type: 'select',
            label: { id: 'Incoterms', en: 'Incoterms' },
            options: incoterms.map((value) => ({ value, label: { id: value, en: value } })),
          },
          itemLine('port', { id: 'Pelabuhan atau lokasi', en: 'Port or site' }),
          itemLine('delivery', { id: 'Pengiriman pertama', en: 'First delivery' }),
        ],
      },
      {
        ...asReceived,
        name: 'details',
        type: 'textarea',
        label: { id: 'Rincian', en: 'Details' },
      },
    ],
  }
}

function line(name: string, label: Label): TextField {
  const admin = { ...asReceived.admin, condition: isFilled(name) }
  return { ...asReceived, name, type: 'text', label, admin }
}

function itemLine(name: string, label: Label): TextField {
  return { ...asReceived, name, type: 'text', label }
}

function isFilled(name: string): Condition {
  return (data) => Boolean(data[name])
}
