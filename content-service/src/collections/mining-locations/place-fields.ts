import { type MiningLocation, relations } from '@niaga/contract/entities'
import { localizedLine, localizedLines, picture } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { positionFields } from '../../platform/admin/reach-fields.ts'
import type { WireFields } from '../content/wire-fields.ts'

const relationLabels = {
  own: { id: 'Milik sendiri', en: 'Our company' },
  affiliate: { id: 'Milik afiliasi', en: 'An affiliate' },
  third_party: { id: 'Milik pihak ketiga', en: 'A third party' },
} satisfies Record<(typeof relations)[number], Label>

export type PlaceValues = Omit<
  MiningLocation,
  'id' | 'image_alt' | 'image_focus' | 'image_credit' | 'product_ids'
>

/** The fields of a mining location by their names in the contract. */
export function placeFields() {
  const [latitude, longitude] = positionFields()
  return {
    location: localizedLine('location', {
      label: { id: 'Lokasi', en: 'Location' },
      description: {
        id: 'Misalnya daerah dan provinsinya.',
        en: 'For example, area and province.',
      },
      required: true,
      maxLength: 160,
    }),
    description: localizedLines('description', {
      label: { id: 'Keterangan', en: 'Description' },
      description: {
        id: 'Tampil di samping gambarnya di halaman Lokasi Tambang.',
        en: 'Shown beside its picture on the Mining Locations page.',
      },
      required: true,
    }),
    image: picture('image', {
      label: { id: 'Gambar', en: 'Picture' },
      description: {
        id: 'Mendatar. Bila kosong, situs memakai gambar polos.',
        en: 'Landscape format. When empty, the site shows a placeholder.',
      },
    }),
    role: localizedLine('role', {
      label: { id: 'Peran', en: 'Role' },
      description: {
        id: 'Untuk apa tempat ini, misalnya Asal batubara termal.',
        en: 'What the place is for, such as Origin of thermal coal.',
      },
      maxLength: 80,
    }),
    relation: {
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
    load_port: localizedLine('loadPort', {
      label: { id: 'Tempat muat', en: 'Load port' },
      description: {
        id: 'Jetty, pelabuhan, atau labuhan tempat muatannya dimuat.',
        en: 'The jetty, port or anchorage where its cargo is loaded.',
      },
      maxLength: 120,
    }),
    latitude,
    longitude,
    facts: {
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
  } satisfies WireFields<PlaceValues>
}
