import { relations } from '@niaga/contract/entities'
import type { Field } from 'payload'
import { localizedLine, localizedLines } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { positionFields } from '../../platform/admin/reach-fields.ts'

const relationLabels = {
  own: { id: 'Milik sendiri', en: 'Our company' },
  affiliate: { id: 'Milik afiliasi', en: 'An affiliate' },
  third_party: { id: 'Milik pihak ketiga', en: 'A third party' },
} satisfies Record<(typeof relations)[number], Label>

/** Facts about a place for buyers. */
export function placeFields(): Field[] {
  return [
    localizedLine('role', {
      label: { id: 'Peran', en: 'Role' },
      description: {
        id: 'Untuk apa tempat ini, misalnya Asal batubara termal.',
        en: 'What the place is for, such as Origin of thermal coal.',
      },
      maxLength: 80,
    }),
    {
      name: 'relation',
      type: 'select',
      label: { id: 'Milik siapa', en: 'Owner' },
      options: relations.map((value) => ({ value, label: relationLabels[value] })),
      admin: {
        description: {
          id: 'Tampil di halaman Lokasi Tambang. Kosongkan bila tidak perlu disebut.',
          en: 'Shown on the Mining Locations page. Leave empty to show no owner.',
        },
      },
    },
    localizedLine('loadPort', {
      label: { id: 'Tempat muat', en: 'Load port' },
      description: {
        id: 'Jetty, pelabuhan, atau titik berlabuh tempat muatannya dimuat.',
        en: 'The jetty, port or anchorage where its cargo is loaded.',
      },
      maxLength: 120,
    }),
    { type: 'row', fields: positionFields() },
    {
      name: 'facts',
      type: 'array',
      dbName: 'location_facts',
      maxRows: 8,
      label: { id: 'Fakta', en: 'Facts' },
      labels: { singular: { id: 'Fakta', en: 'Fact' }, plural: { id: 'Fakta', en: 'Facts' } },
      admin: {
        initCollapsed: true,
        components: { RowLabel: '/src/platform/admin/row-label.tsx#RowLabel' },
        description: {
          id: 'Judul pendek dan satu atau dua kalimat. Tampil di bawah keterangan.',
          en: 'A short title and a sentence or two. Shown below the description.',
        },
      },
      fields: [
        localizedLine('title', {
          label: { id: 'Judul', en: 'Title' },
          required: true,
          maxLength: 60,
        }),
        localizedLines('text', { label: { id: 'Isi', en: 'Text' }, required: true, rows: 2 }),
      ],
    },
  ]
}
