import type { Field, SingleRelationshipField } from 'payload'
import { localizedLine, localizedLines, picture, sortOrder } from '../../platform/admin/fields.ts'
import { seoField } from '../content/seo-field.ts'

/**
 * The fields of minerals and machines (specification, section 3: tools have a product's shape).
 *
 * @param sheet refers to the specification sheet, which replaces the typed table
 * @param offer the fields of the offer, below the table
 */
export function catalogueFields(sheet: SingleRelationshipField, offer: Field[]): Field[] {
  return [
    localizedLine('name', {
      label: { id: 'Nama', en: 'Name' },
      description: {
        id: 'Tampil di menu, di daftar, dan di atas halaman rincian.',
        en: 'Shown in the menu, in lists and above the detail page.',
      },
      required: true,
      maxLength: 120,
    }),
    localizedLines('description', {
      label: { id: 'Keterangan', en: 'Description' },
      description: {
        id: 'Tampil di halaman rincian. 2 kata pertama tampil di menu, 160 karakter pertama di mesin pencari.',
        en: 'Shown on the detail page. The menu shows the first 2 words, search engines the first 160 characters.',
      },
      required: true,
      shown: [{ words: 2 }, { characters: 160, place: 'search' }],
    }),
    picture('image', {
      label: { id: 'Gambar', en: 'Picture' },
      description: {
        id: 'Tampil di daftar dan di halaman rincian. Bila kosong, situs memakai gambar lembar spesifikasinya, untuk alat berat gambar kerjanya.',
        en: 'Shown in lists and on the detail page. When empty, the site shows the picture of the specification sheet, or a machine’s working drawing.',
      },
    }),
    sheet,
    {
      name: 'features',
      type: 'array',
      label: { id: 'Tabel spesifikasi', en: 'Specification table' },
      labels: {
        singular: { id: 'Baris', en: 'Row' },
        plural: { id: 'Baris', en: 'Rows' },
      },
      admin: {
        condition: (data) => !data.sheet,
        description: {
          id: 'Satu baris untuk setiap parameter dan nilainya, di halaman rincian. Tiga baris pertama juga tampil di daftar.',
          en: 'One row per parameter, shown on the detail page. Lists show the first three.',
        },
        components: { RowLabel: '/src/platform/admin/row-label.tsx#RowLabel' },
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
    ...offer,
    seoField({
      id: 'nama dengan angka penentunya, dan awal keterangan.',
      en: 'the name with its key figure, and the beginning of the description.',
    }),
    sortOrder(),
  ]
}
