import { documentFields } from '../../collections/documents/documents.ts'
import { sortOrder } from '../../platform/admin/fields.ts'
import { columnsFor, readOnlyColumn } from './columns.ts'
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
    ...columnsFor({ ...documentFields(), sortOrder: sortOrder() }),
    readOnlyColumn({ field: 'filename', heading: { id: 'Berkas', en: 'File' } }),
  ],
}
