import { defaultSheets } from '@niaga/contract/default-sheets'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/access/access.ts'
import { localizedLine, localizedLines, picture } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import { isEdited } from '../content/is-edited.ts'
import { keepAsCreated } from '../content/keep-as-created.ts'
import { seoField } from '../content/seo-field.ts'
import { rowFields } from './row-fields.ts'

const rowLabel = '/src/platform/admin/row-label.tsx#RowLabel'

/** The specification sheets, one for each fixed page: editors neither create nor delete them. */
export function sheets(): CollectionConfig {
  return {
    slug: 'sheets',
    labels: {
      singular: { id: 'Lembar spesifikasi', en: 'Specification sheet' },
      plural: { id: 'Lembar spesifikasi', en: 'Specification sheets' },
    },
    defaultSort: 'id',
    access: { create: nobody, delete: nobody },
    admin: {
      group: menuGroups.catalogue,
      useAsTitle: 'name',
      defaultColumns: ['name', 'path', 'image', 'updatedAt'],
      listSearchableFields: ['name', 'description'],
      pagination: { defaultLimit: 25 },
      description: {
        id: 'Angka setiap produk dan alat berat. Tampil di halaman lembarnya, di halaman produk atau alat yang memakainya, dan di daftar.',
        en: 'The figures of each product and machine. Shown on the page of the sheet, on the page of the product or machine that uses it, and in lists.',
      },
    },
    fields: [
      localizedLine('name', {
        label: { id: 'Nama', en: 'Name' },
        description: {
          id: 'Judul halaman lembarnya, dan namanya di daftar.',
          en: 'The title of the page of the sheet, and its name in lists.',
        },
        required: true,
        maxLength: 80,
      }),
      {
        name: 'path',
        type: 'select',
        required: true,
        unique: true,
        label: { id: 'Halaman', en: 'Page' },
        options: sheetPaths.map((path) => ({
          value: path,
          label: {
            id: `${defaultSheets[path].name.id} (${path})`,
            en: `${defaultSheets[path].name.en} (${path})`,
          },
        })),
        hooks: { beforeValidate: [keepAsCreated] },
        admin: {
          position: 'sidebar',
          readOnly: true,
          description: {
            id: 'Setiap lembar punya satu halaman tetap. Halaman alat berat selalu berbahasa Indonesia.',
            en: 'Each sheet has one fixed page. The pages of machines are always in Indonesian.',
          },
        },
      },
      {
        name: 'number',
        type: 'text',
        maxLength: 40,
        label: { id: 'Nomor lembar', en: 'Sheet number' },
        admin: {
          position: 'sidebar',
          description: {
            id: 'Nomor arsip perusahaan. Tampil di kepala lembar bersama revisi dan tanggal perubahan terakhir.',
            en: 'The company’s file number. Shown at the top of the sheet, with its revision and the date of the last change.',
          },
        },
      },
      {
        name: 'revision',
        type: 'number',
        min: 1,
        max: 9999,
        label: { id: 'Revisi', en: 'Revision' },
        admin: {
          position: 'sidebar',
          step: 1,
          description: {
            id: 'Naikkan satu setiap kali angkanya berubah.',
            en: 'Raise it by one whenever a figure changes.',
          },
        },
      },
      localizedLines('description', {
        label: { id: 'Keterangan', en: 'Description' },
        description: {
          id: 'Tampil di atas tabel pada halaman lembarnya. Teks Inggris lembar alat berat tidak tampil di situs ini.',
          en: 'Shown above the table on the page of the sheet. This site does not show the English text of a sheet of machines.',
        },
        required: true,
      }),
      picture('image', {
        label: { id: 'Gambar', en: 'Picture' },
        description: {
          id: 'Tampil di halaman lembarnya dan di daftar. Bila kosong, situs memakai gambarnya sendiri.',
          en: 'Shown on the page of the sheet and in lists. When empty, the site shows its own picture.',
        },
      }),
      localizedLine('imageAlt', {
        label: { id: 'Teks alternatif gambar', en: 'Alternative text of the picture' },
        description: {
          id: 'Satu kalimat tentang isi gambarnya, untuk orang yang tidak melihatnya.',
          en: 'One sentence on what the picture shows, for visitors who cannot see it.',
        },
        maxLength: 200,
      }),
      {
        name: 'rows',
        type: 'array',
        label: { id: 'Tabel spesifikasi', en: 'Specification table' },
        labels: {
          singular: { id: 'Baris', en: 'Row' },
          plural: { id: 'Baris', en: 'Rows' },
        },
        admin: {
          initCollapsed: true,
          components: { RowLabel: rowLabel },
          description: {
            id: 'Teks Inggris baris alat berat hanya tampil di halaman Inggris alatnya (/en/alat/…), bukan di lembarnya.',
            en: 'The English texts in the rows of machines appear only on the machine’s English page (/en/alat/…), not on its sheet.',
          },
        },
        fields: rowFields(),
      },
      {
        name: 'uses',
        type: 'array',
        label: { id: 'Kegunaan', en: 'Uses' },
        labels: {
          singular: { id: 'Kegunaan', en: 'Use' },
          plural: { id: 'Kegunaan', en: 'Uses' },
        },
        admin: {
          components: { RowLabel: rowLabel },
          description: {
            id: 'Tampil di samping tabel. Teks Inggris lembar alat berat tidak tampil di situs ini.',
            en: 'Shown beside the table. This site does not show the English texts of a sheet of machines.',
          },
        },
        fields: [
          localizedLine('text', {
            label: { id: 'Kegunaan', en: 'Use' },
            required: true,
            maxLength: 120,
          }),
        ],
      },
      seoField({
        id: 'judul lembar dan baris pertama tabelnya.',
        en: 'the title of the sheet and the first rows of its table.',
      }),
      isEdited(),
    ],
  }
}
