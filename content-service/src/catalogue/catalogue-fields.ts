import type { Field } from 'payload'
import { localizedLine, localizedLines, picture, sortOrder } from '../admin/fields.ts'

/** What a mineral and a machine have in common (specification, section 3: tools have a product's shape). */
export function catalogueFields(): Field[] {
  return [
    localizedLine('name', { label: { id: 'Nama', en: 'Name' }, required: true, maxLength: 120 }),
    localizedLines('description', {
      label: { id: 'Keterangan', en: 'Description' },
      description: {
        id: 'Tampil di halaman rincian. Dua kata pertama tampil di menu.',
        en: 'Shown on the detail page. The first two words are shown in the menu.',
      },
      required: true,
      shown: { shownWords: 2 },
    }),
    picture('image', { label: { id: 'Gambar', en: 'Picture' } }),
    {
      name: 'features',
      type: 'array',
      label: { id: 'Tabel spesifikasi', en: 'Specification table' },
      labels: {
        singular: { id: 'Baris', en: 'Row' },
        plural: { id: 'Baris', en: 'Rows' },
      },
      admin: {
        description: {
          id: 'Satu baris untuk setiap parameter dan nilainya.',
          en: 'One row for each parameter and its value.',
        },
        components: { RowLabel: '/src/admin/row-label.tsx#RowLabel' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            localizedLine('title', { label: { id: 'Parameter', en: 'Parameter' }, required: true }),
            localizedLine('description', { label: { id: 'Nilai', en: 'Value' }, required: true }),
          ],
        },
      ],
    },
    sortOrder(),
  ]
}
