import type { ArrayField } from 'payload'
import { localizedLine } from '../../platform/admin/fields.ts'
import { gradePriceField } from '../catalogue/price-field.ts'
import { gradeRowFields } from './grade-row-fields.ts'

const rowLabel = '/src/platform/admin/row-label.tsx#RowLabel'

/** The grades in which a product is sold. */
export function gradesField(): ArrayField {
  return {
    name: 'grades',
    type: 'array',
    maxRows: 12,
    label: { id: 'Mutu', en: 'Grades' },
    labels: { singular: { id: 'Mutu', en: 'Grade' }, plural: { id: 'Mutu', en: 'Grades' } },
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowLabel },
      description: {
        id: 'Mutu yang dijual, angkanya sendiri. Di layar ponsel, halaman produk mula-mula menampilkan enam baris pertama tiap mutu.',
        en: 'The grades on sale, each with its figures. On a phone, the product’s page first shows six rows of each.',
      },
    },
    fields: [
      {
        ...localizedLine('name', {
          label: { id: 'Nama mutu', en: 'Name of the grade' },
          description: { id: 'Misalnya Energi 5000.', en: 'Example: Energy 5000.' },
          required: true,
          maxLength: 60,
        }),
        custom: { heading: { id: 'Mutu', en: 'Grade' } },
      },
      localizedLine('use', {
        label: { id: 'Untuk', en: 'For' },
        description: {
          id: 'Misalnya tanur pabrik semen.',
          en: 'Example: cement kilns.',
        },
        maxLength: 120,
      }),
      {
        name: 'rows',
        type: 'array',
        maxRows: 40,
        label: { id: 'Angka', en: 'Figures' },
        labels: { singular: { id: 'Baris', en: 'Row' }, plural: { id: 'Baris', en: 'Rows' } },
        admin: {
          initCollapsed: true,
          components: { RowLabel: rowLabel },
          description: {
            id: 'Yang paling menentukan paling dulu.',
            en: 'Most important first.',
          },
        },
        fields: gradeRowFields(),
      },
      localizedLine('note', {
        label: { id: 'Catatan', en: 'Note' },
        description: {
          id: 'Tampil di bawah angkanya di halaman produk.',
          en: 'Shown below the figures on the product’s page.',
        },
        maxLength: 200,
      }),
      gradePriceField(),
    ],
  }
}
