import type { Span } from '@niaga/contract/read-figure'
import { unitOffers, unitStates } from '@niaga/contract/units'
import type { CollectionConfig, GroupField, NumberField, TextField, UploadField } from 'payload'
import { localizedLine, sortOrder } from '../../platform/admin/fields.ts'
import { type Label, menuGroups } from '../../platform/admin/labels.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { offers, states } from './unit-labels.ts'

/** Possible years of manufacture of a working machine. */
export const yearSpan: Span = [1950, new Date().getFullYear() + 1]
/** Possible readings of an hour meter. */
export const hoursSpan: Span = [0, 200_000]

const inItsRow: Label = {
  id: 'Tampil di baris unitnya; yang kosong tidak tampil.',
  en: 'Shown in the unit’s row; empty fields are not shown.',
}

/** The machines for sale or hire, each of one kind. */
export function units(): CollectionConfig {
  return {
    slug: 'units',
    labels: {
      singular: { id: 'Unit', en: 'Unit' },
      plural: { id: 'Unit jual dan sewa', en: 'Units for sale and hire' },
    },
    defaultSort: 'sortOrder',
    admin: {
      group: menuGroups.catalogue,
      useAsTitle: 'name',
      defaultColumns: ['name', 'tool', 'offer', 'state', 'year', 'hours', 'updatedAt'],
      listSearchableFields: ['name', 'maker', 'model', 'location'],
      pagination: { defaultLimit: 25 },
      description: {
        id: 'Mesin yang benar-benar ada untuk dijual atau disewakan. Tampil di halaman alatnya.',
        en: 'The actual machines for sale or hire. Shown on the page of their type.',
      },
    },
    fields: [
      localizedLine('name', {
        label: { id: 'Nama', en: 'Name' },
        description: {
          id: 'Misalnya Excavator 20 t, unit 3.',
          en: 'Example: Excavator 20 t, unit 3.',
        },
        required: true,
        maxLength: 80,
      }),
      {
        name: 'tool',
        type: 'relationship',
        relationTo: 'tools',
        required: true,
        index: true,
        label: { id: 'Alat berat', en: 'Equipment' },
        admin: {
          allowCreate: false,
          description: {
            id: 'Jenis mesinnya; unit ini tampil di halaman jenis itu.',
            en: 'Its type; the unit is shown on the page of that type.',
          },
        },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'offer',
            type: 'select',
            required: true,
            defaultValue: 'hire',
            label: { id: 'Penawaran', en: 'Offer' },
            options: unitOffers.map((value) => ({ value, label: offers[value] })),
            admin: { description: inItsRow },
          },
          {
            name: 'state',
            type: 'select',
            required: true,
            defaultValue: 'free',
            label: { id: 'Ketersediaan', en: 'Availability' },
            options: unitStates.map((value) => ({ value, label: states[value] })),
            admin: {
              description: {
                id: 'Unit yang terjual tetap tampil sampai Anda menghapusnya.',
                en: 'A sold unit is shown until you delete it.',
              },
            },
          },
        ],
      },
      {
        type: 'row',
        fields: [
          word('maker', { id: 'Merek', en: 'Maker' }),
          word('model', { id: 'Model', en: 'Model' }),
          wholeNumber('year', { id: 'Tahun pembuatan', en: 'Year of make' }, yearSpan),
          wholeNumber('hours', { id: 'Jam kerja', en: 'Working hours' }, hoursSpan),
        ],
      },
      localizedLine('location', {
        label: { id: 'Tempat', en: 'Place' },
        description: { id: 'Misalnya Balikpapan.', en: 'Example: Balikpapan.' },
        required: true,
        maxLength: 80,
      }),
      localizedLine('priceText', {
        label: { id: 'Harga', en: 'Price' },
        description: {
          id: 'Seperti yang dibaca pembeli. Bila kosong, situs tidak menyebut harga.',
          en: 'As shown to buyers. When empty, the site shows no price.',
        },
        maxLength: 80,
      }),
      hire(),
      pictures(),
      sortOrder(),
    ],
  }
}

function hire(): GroupField {
  const term = (name: string, label: Label, description: Label) =>
    localizedLine(name, { label, description, maxLength: 120 })
  return {
    name: 'hire',
    type: 'group',
    label: { id: 'Syarat sewa', en: 'Terms of hire' },
    admin: {
      condition: (data) => data.offer !== 'sale',
      description: {
        id: 'Tampil di bawah unitnya; yang kosong tidak tampil.',
        en: 'Shown below the unit; empty fields are not shown.',
      },
    },
    fields: [
      {
        type: 'row',
        fields: [
          term(
            'basis',
            { id: 'Dasar sewa', en: 'Basis' },
            { id: 'Misalnya per jam kerja.', en: 'Example: per working hour.' },
          ),
          term(
            'minimum',
            { id: 'Minimum', en: 'Minimum' },
            { id: 'Misalnya 200 jam per bulan.', en: 'Example: 200 hours a month.' },
          ),
        ],
      },
      term(
        'operator',
        { id: 'Operator', en: 'Operator' },
        { id: 'Misalnya termasuk, dua giliran.', en: 'Example: included, two shifts.' },
      ),
      term(
        'fuel',
        { id: 'Bahan bakar', en: 'Fuel' },
        { id: 'Misalnya ditanggung penyewa.', en: 'Example: paid by the hirer.' },
      ),
      term(
        'mobilisation',
        { id: 'Mobilisasi', en: 'Mobilisation' },
        { id: 'Siapa mengangkut, dan dari mana.', en: 'Who transports it, and from where.' },
      ),
    ],
  }
}

function pictures(): UploadField {
  return {
    name: 'pictures',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    maxRows: 8,
    label: { id: 'Gambar', en: 'Pictures' },
    admin: {
      description: {
        id: 'Gambar pertama tampil di samping unitnya. Bila kosong, gambar garis jenis alatnya yang tampil.',
        en: 'The first picture is shown beside the unit. When empty, a drawing of its type is shown.',
      },
    },
  }
}

function word(name: string, label: Label): TextField {
  return { name, type: 'text', maxLength: 60, label, admin: { description: inItsRow } }
}

function wholeNumber(name: string, label: Label, [min, max]: Span): NumberField {
  return {
    ...{ name, type: 'number', min, max, label },
    admin: { step: 1, description: inItsRow },
    validate: (value: unknown, { req }) => {
      const isWhole = typeof value === 'number' && Number.isInteger(value)
      if (value === null || value === undefined || (isWhole && value >= min && value <= max))
        return true
      return sentenceFor(req, {
        id: `${label.id}: bilangan bulat dari ${min} sampai ${max}.`,
        en: `${label.en}: a whole number from ${min} to ${max}.`,
      })
    },
  }
}
