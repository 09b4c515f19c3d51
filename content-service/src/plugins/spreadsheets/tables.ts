import type { PayloadRequest } from 'payload'
import { catalogueTable } from './catalogue-table.ts'
import { documentsTable } from './documents-table.ts'
import { gradesTable } from './grades-table.ts'
import type { Table } from './table.ts'
import { unitsTable } from './units-table.ts'

/** What can be exported and imported. Another collection is another file, named here. */
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

/** A table with the columns of what other collections hold now. */
export async function tableNow(req: PayloadRequest, table: Table): Promise<Table> {
  const own = await table.columnsNow?.(req)
  return own ? { ...table, columns: [...own, ...table.columns] } : table
}
