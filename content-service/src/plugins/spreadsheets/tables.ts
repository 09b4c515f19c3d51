import { catalogueTable } from './catalogue-table.ts'
import { documentsTable } from './documents-table.ts'
import type { Table } from './table.ts'

/** What can be exported and imported. Another collection is another file, named here. */
export const tables: readonly Table[] = [
  catalogueTable('products', { id: 'Produk', en: 'Products' }),
  catalogueTable('tools', { id: 'Alat berat', en: 'Equipment' }),
  documentsTable,
]

export function tableNamed(name: unknown): Table | null {
  return tables.find((table) => table.name === name) ?? null
}
