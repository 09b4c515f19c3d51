import { baseLocales } from '@niaga/contract/locale'
import type { Label } from '../../platform/admin/labels.ts'
import { getText, inLanguage, localizedColumns, numberColumn } from './columns.ts'
import type { Column, Stored, Table } from './table.ts'

/** The table of products or machines. The specification sheet is chosen in the form: its name alone does not identify it. */
export function catalogueTable(collection: 'products' | 'tools', label: Label): Table {
  return {
    name: collection,
    collection,
    label,
    noNewRows: null,
    columns: [
      ...localizedColumns({ field: 'name', heading: { id: 'Nama', en: 'Name' } }),
      ...localizedColumns({
        field: 'description',
        heading: { id: 'Keterangan', en: 'Description' },
      }),
      ...baseLocales.map((locale) => inLanguage(featuresColumn(), locale)),
      numberColumn({ field: 'sortOrder', heading: { id: 'Urutan', en: 'Order' } }),
    ],
  }
}

const separator = ' = '

/** The typed table: a line for each row, `Kadar abu = 5–12 %`. An item with a sheet has no typed table. */
function featuresColumn(): Column {
  return {
    field: 'features',
    heading: { id: 'Tabel spesifikasi', en: 'Specification table' },
    locale: 'id',
    getCell: (document) => (document.sheet ? '' : getRows(document).map(getLine).join('\n')),
    lacks: ({ sheet }) =>
      sheet
        ? {
            id: 'Angkanya dari lembar spesifikasi. Ubah di lembarnya.',
            en: 'Its figures come from its specification sheet. Change them there.',
          }
        : null,
    parseCell: (cell) => {
      const lines = cell.split('\n').filter((line) => line.trim() !== '')
      const rows = lines.map((line) => {
        const at = line.indexOf(separator)
        return {
          title: line.slice(0, at).trim(),
          description: line.slice(at + separator.length).trim(),
        }
      })
      const wrong = lines.find((line) => !line.includes(separator))
      if (wrong === undefined) return { value: rows }
      return {
        fault: {
          id: `Baris “${wrong.slice(0, 60)}” tidak berisi “ = ” di antara parameter dan nilainya.`,
          en: `The line “${wrong.slice(0, 60)}” has no “ = ” between its parameter and its value.`,
        },
      }
    },
  }
}

function getRows({ features }: Stored): unknown[] {
  return Array.isArray(features) ? features : []
}

function getLine(row: unknown): string {
  const part = (name: string) => inOneLine(getText(Reflect.get(Object(row), name)))
  return `${part('title')}${separator}${part('description')}`
}

function inOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join(' ')
}
