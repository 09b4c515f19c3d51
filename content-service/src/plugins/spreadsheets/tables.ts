import { isBaseLocale } from '@niaga/contract/locale'
import type { PayloadRequest } from 'payload'
import { documentFields } from '../../collections/documents/documents.ts'
import { sortOrder } from '../../platform/admin/fields.ts'
import { offeredBy } from '../../platform/services/offered-languages.ts'
import { catalogueTable } from './catalogue-table.ts'
import { columnsFor, readOnlyColumn, withLanguages } from './columns.ts'
import { gradesTable } from './grades-table.ts'
import type { Table } from './table.ts'
import { unitsTable } from './units-table.ts'

/** The details of the documents for visitors; their files are uploaded in the form. */
const documentsTable: Table = {
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

/** The tables that can be exported and imported. Another collection needs another file, listed here. */
export const tables: readonly Table[] = [
  catalogueTable('products', { id: 'Produk', en: 'Products' }),
  gradesTable,
  catalogueTable('tools', { id: 'Alat berat', en: 'Equipment' }),
  unitsTable,
  documentsTable,
]

export function tableNamed(name: unknown): Table | null {
  return tables.find((table) => table.name === name) ?? null
}

/** Returns a table with the columns for the present content of other collections and for the offered languages. */
export async function tableNow(req: PayloadRequest, table: Table): Promise<Table> {
  const currentColumns = (await table.columnsNow?.(req)) ?? []
  const further = offeredBy(req.payload).filter((locale) => !isBaseLocale(locale))
  return { ...table, columns: withLanguages([...currentColumns, ...table.columns], further) }
}
