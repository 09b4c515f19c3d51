import { kindLabels, languageLabels } from '../../collections/documents/document-labels.ts'
import {
  choiceColumn,
  dayColumn,
  idsColumn,
  localizedColumns,
  numberColumn,
  readOnlyColumn,
  textColumn,
  yesColumn,
} from './columns.ts'
import type { Table } from './table.ts'

/** The details of the documents for visitors; their files are uploaded in the form. */
export const documentsTable: Table = {
  name: 'documents',
  collection: 'documents',
  label: { id: 'Dokumen', en: 'Documents' },
  noNewRows: {
    id: 'Dokumen baru dibuat di formulirnya, karena perlu berkas.',
    en: 'Create a new document in its form, because it needs a file.',
  },
  columns: [
    ...localizedColumns({ field: 'title', heading: { id: 'Judul', en: 'Title' } }),
    choiceColumn({
      field: 'kind',
      heading: { id: 'Jenis', en: 'Kind' },
      choices: kindLabels,
    }),
    textColumn({ field: 'number', heading: { id: 'Nomor', en: 'Number' } }),
    ...localizedColumns({ field: 'issuer', heading: { id: 'Penerbit', en: 'Issuer' } }),
    dayColumn({ field: 'date', heading: { id: 'Tanggal terbit', en: 'Date of issue' } }),
    dayColumn({ field: 'validUntil', heading: { id: 'Berlaku sampai', en: 'Valid until' } }),
    choiceColumn({
      field: 'language',
      heading: { id: 'Bahasa dokumen', en: 'Language of the document' },
      choices: languageLabels,
    }),
    idsColumn({ field: 'products', heading: { id: 'Produk', en: 'Products' } }),
    idsColumn({ field: 'tools', heading: { id: 'Alat', en: 'Machines' } }),
    yesColumn({ field: 'isSpecimen', heading: { id: 'Contoh', en: 'Specimen' } }),
    numberColumn({ field: 'sortOrder', heading: { id: 'Urutan', en: 'Order' } }),
    readOnlyColumn({ field: 'filename', heading: { id: 'Berkas', en: 'File' } }),
  ],
}
