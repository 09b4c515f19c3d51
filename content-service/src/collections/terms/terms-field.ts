import { incoterms } from '@niaga/contract/enquiry-terms'
import { type LoadingWindow, type LoadPort, portKinds, type TradeNote } from '@niaga/contract/terms'
import type { ArrayField, CollapsibleField, DateField, GroupField, TextareaField } from 'payload'
import { folded, limitedLines, localizedLine } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { positionFields } from '../../platform/admin/reach-fields.ts'
import type { WireFields } from '../content/wire-fields.ts'
import { dayField } from '../documents/document-days.ts'
import { figureReading } from '../sheets/row-fields.ts'
import {
  readTonnes,
  tonnes,
  validateHsCode,
  validateLastDay,
  validateLines,
  validateTonnes,
  validateWindowGrade,
} from './validate-terms.ts'

/** The terms of sale or hire of a product or machine. */
export function termsField(): CollapsibleField {
  const label = { id: 'Syarat dagang', en: 'Trade terms' }
  const terms: GroupField = {
    name: 'terms',
    type: 'group',
    label,
    fields: [
      notes(),
      {
        name: 'incoterms',
        type: 'select',
        hasMany: true,
        label: { id: 'Incoterms', en: 'Incoterms' },
        options: incoterms.map((term) => ({ value: term, label: { id: term, en: term } })),
      },
      loadPorts(),
      {
        type: 'row',
        fields: [
          localizedLine('minimum', {
            label: { id: 'Jumlah minimum', en: 'Minimum' },
            description: { id: 'Misalnya 8.000 t ± 10 %.', en: 'Example: 8,000 t ± 10 %.' },
            maxLength: 80,
          }),
          localizedLine('monthly', {
            label: { id: 'Per bulan', en: 'Per month' },
            description: { id: 'Misalnya 50.000 t.', en: 'Example: 50,000 t.' },
            maxLength: 80,
          }),
          localizedLine('leadTime', {
            label: { id: 'Waktu tunggu', en: 'Lead time' },
            description: {
              id: 'Misalnya 21 hari sejak kontrak.',
              en: 'Example: 21 days from the contract.',
            },
            maxLength: 80,
          }),
        ],
      },
      windows(),
      localizedLine('destinations', {
        label: { id: 'Tujuan', en: 'Destinations' },
        description: { id: 'Misalnya Asia Timur.', en: 'Example: East Asia.' },
        maxLength: 120,
      }),
      lines('packing', {
        label: { id: 'Kemasan', en: 'Packing' },
        description: {
          id: 'Satu baris untuk setiap kemasan, misalnya Jumbo bag 1.000 kg.',
          en: 'One line per kind, such as Jumbo bags of 1,000 kg.',
        },
      }),
      {
        name: 'hsCode',
        type: 'text',
        maxLength: 20,
        label: { id: 'Kode HS', en: 'HS code' },
        validate: validateHsCode,
        admin: { description: { id: 'Misalnya 2701.19.', en: 'Example: 2701.19.' } },
      },
      lines('payment', {
        label: { id: 'Pembayaran', en: 'Payment' },
        description: { id: 'Satu baris untuk setiap cara.', en: 'One line per method.' },
      }),
      lines('inspection', {
        label: { id: 'Pemeriksaan', en: 'Inspection' },
        description: {
          id: 'Siapa memeriksa mutu dan berat, di mana; satu baris untuk setiap pemeriksaan.',
          en: 'Who determines quality and weight, and where; one line per inspection.',
        },
      }),
    ],
  }
  return folded(
    label,
    {
      id: 'halaman rincian tidak menampilkan isian yang kosong.',
      en: 'the detail page does not show empty fields.',
    },
    [terms],
  )
}

function notes(): ArrayField {
  return {
    name: 'notes',
    type: 'array',
    maxRows: 6,
    label: { id: 'Catatan hukum dan pasar', en: 'Notes on law and market' },
    labels: { singular: { id: 'Catatan', en: 'Note' }, plural: { id: 'Catatan', en: 'Notes' } },
    admin: {
      components: { RowLabel: '/src/platform/admin/row-label.tsx#RowLabel' },
      description: {
        id: 'Siapa boleh mengekspor dan lewat jalur apa, harga patokan, pungutan. Dasbor mengingatkan bila sebuah catatan tidak diperiksa selama 30 hari.',
        en: 'Who may export and through which channel, reference prices, levies. The dashboard reports a note that was not checked for 30 days.',
      },
    },
    fields: Object.values(noteRow()),
  }
}

/** The fields of a note by their names in the contract. */
export function noteRow() {
  return {
    title: localizedLine('title', {
      label: { id: 'Judul', en: 'Title' },
      required: true,
      maxLength: 80,
    }),
    text: limitedLines('text', 400, {
      label: { id: 'Teks', en: 'Text' },
      required: true,
      rows: 3,
    }),
    source: localizedLine('source', { label: { id: 'Sumber', en: 'Source' }, maxLength: 120 }),
    checked_on: requiredDay('checkedOn', { id: 'Diperiksa pada', en: 'Checked on' }),
  } satisfies WireFields<Omit<TradeNote, 'translations'>>
}

function loadPorts(): ArrayField {
  const { latitude, longitude, draft_m: draft, ...others } = portRow()
  return {
    name: 'loadPorts',
    type: 'array',
    maxRows: 12,
    label: { id: 'Tempat muat', en: 'Load ports' },
    labels: {
      singular: { id: 'Tempat muat', en: 'Load port' },
      plural: { id: 'Tempat muat', en: 'Load ports' },
    },
    admin: { components: { RowLabel: '/src/platform/admin/row-label.tsx#RowLabel' } },
    fields: [
      { type: 'row', fields: Object.values(others) },
      draft,
      // The position on the site's map.
      { type: 'row', fields: [latitude, longitude] },
    ],
  }
}

/** The fields of a load port by their names in the contract. */
export function portRow() {
  const labels: Record<(typeof portKinds)[number], Label> = {
    jetty: { id: 'Jetty', en: 'Jetty' },
    anchorage: { id: 'Labuhan', en: 'Anchorage' },
    port: { id: 'Pelabuhan', en: 'Port' },
  }
  const [latitude, longitude] = positionFields()
  return {
    name: localizedLine('name', {
      label: { id: 'Nama', en: 'Name' },
      required: true,
      maxLength: 80,
    }),
    kind: {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'jetty',
      label: { id: 'Jenis', en: 'Kind' },
      options: portKinds.map((kind) => ({ value: kind, label: labels[kind] })),
    },
    loading_rate: localizedLine('loadingRate', {
      label: { id: 'Laju muat', en: 'Loading rate' },
      description: { id: 'Misalnya 8.000 t/hari.', en: 'Example: 8,000 t/day.' },
      maxLength: 60,
    }),
    max_size: localizedLine('maxSize', {
      label: { id: 'Ukuran terbesar', en: 'Max. vessel' },
      description: { id: 'Misalnya tongkang 300 kaki.', en: 'Example: 300 ft barge.' },
      maxLength: 60,
    }),
    draft_m: {
      name: 'draftM',
      type: 'number',
      min: 1,
      max: 30,
      label: { id: 'Sarat terbesar (m)', en: 'Largest draft (m)' },
      admin: { step: 0.1 },
    },
    latitude,
    longitude,
  } satisfies WireFields<Omit<LoadPort, 'translations'>>
}

function windows(): ArrayField {
  return {
    name: 'windows',
    type: 'array',
    maxRows: 12,
    label: { id: 'Jadwal muat (laycan)', en: 'Loading windows (laycan)' },
    labels: {
      singular: { id: 'Jadwal muat', en: 'Loading window' },
      plural: { id: 'Jadwal muat', en: 'Loading windows' },
    },
    admin: {
      components: { RowLabel: '/src/platform/admin/row-label.tsx#RowLabel' },
      description: {
        id: 'Setelah hari terakhirnya lewat di Jakarta, situs tidak menampilkannya lagi.',
        en: 'The site hides a window after its last day in Jakarta.',
      },
    },
    fields: [{ type: 'row', fields: Object.values(windowRow()) }],
  }
}

/** The fields of a loading window by their names in the contract. */
export function windowRow() {
  return {
    port: localizedLine('port', {
      label: { id: 'Tempat muat', en: 'Load port' },
      maxLength: 80,
    }),
    from: requiredDay('from', { id: 'Hari pertama', en: 'First day' }),
    to: requiredDay('to', { id: 'Hari terakhir', en: 'Last day' }, validateLastDay),
    tonnes: {
      name: 'tonnes',
      type: 'text',
      maxLength: 20,
      label: { id: 'Ton', en: 'Tonnes' },
      validate: validateTonnes,
      hooks: { beforeValidate: [readTonnes] },
      admin: {
        description: { id: 'Misalnya 50000.', en: 'Example: 50000.' },
        ...figureReading(tonnes.span),
      },
    },
    grade: {
      name: 'grade',
      type: 'text',
      maxLength: 60,
      label: { id: 'Mutu', en: 'Grade' },
      validate: validateWindowGrade,
      admin: {
        description: {
          id: 'Nama sebuah mutu dalam bahasa Indonesia. Kosong: semua mutu.',
          en: 'The Indonesian name of a grade. Empty: all grades.',
        },
        condition: ({ grades }) => grades?.length > 0,
      },
    },
    as_of: requiredDay('asOf', { id: 'Menurut keadaan', en: 'As of' }, undefined, {
      id: 'Hari keterangan ini ditulis.',
      en: 'The day on which this was stated.',
    }),
  } satisfies WireFields<Omit<LoadingWindow, 'translations'>>
}

function requiredDay(...field: Parameters<typeof dayField>): DateField {
  return { ...dayField(...field), required: true }
}

/** A list of short texts in both languages, one per line. */
function lines(name: string, admin: { label: Label; description: Label }): TextareaField {
  const { label, description } = admin
  return {
    name,
    type: 'textarea',
    localized: true,
    label,
    validate: validateLines,
    admin: { description, rows: 3 },
  }
}
