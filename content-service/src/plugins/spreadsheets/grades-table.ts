import { bases } from '@niaga/contract/grades'
import { baseLocales } from '@niaga/contract/locale'
import { hasField } from '../../collections/sheets/validate-row.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { changeGrades } from './change-grades.ts'
import {
  choiceColumn,
  inLanguage,
  localizedColumns,
  readOnlyColumn,
  textColumn,
  textOf,
} from './columns.ts'
import { gradeLines } from './grade-lines.ts'
import { type Column, fieldOf, type Table } from './table.ts'

const basisLabels = Object.fromEntries(bases.map((basis) => [basis, { id: basis, en: basis }]))

/**
 * The grades of all products: a line for each row of a grade. What a grade has once, such as its note, stands in its first
 * line.
 */
export const gradesTable: Table = {
  name: 'grades',
  collection: 'products',
  label: { id: 'Mutu produk', en: 'Grades of products' },
  noNewRows: {
    id: 'Tulis ID produknya. Produk baru dibuat di daftar Produk.',
    en: 'Write the ID of its product. A new product is made in the list of products.',
  },
  lines: { of: gradeLines, change: changeGrades },
  columns: [
    readOnlyColumn({ field: 'product', heading: { id: 'Produk', en: 'Product' } }),
    ...localizedColumns({ field: 'grade.name', heading: { id: 'Mutu', en: 'Grade' } }).map(
      (column) => (column.locale === 'id' ? column : once(column)),
    ),
    ...localizedColumns({ field: 'grade.use', heading: { id: 'Untuk', en: 'For' } }).map(once),
    ...localizedColumns({
      field: 'row.parameter',
      heading: { id: 'Parameter', en: 'Parameter' },
    }),
    value('from', { id: 'Dari', en: 'From' }),
    value('to', { id: 'Sampai', en: 'To' }),
    value('exact', { id: 'Nilai', en: 'Value' }),
    value('under', { id: 'Di bawah', en: 'Under' }),
    value('over', { id: 'Di atas', en: 'Over' }),
    ...baseLocales.map((locale) => inLanguage(value('text', { id: 'Teks', en: 'Text' }), locale)),
    ...localizedColumns({ field: 'row.unit', heading: { id: 'Satuan', en: 'Unit' } }),
    choiceColumn({
      field: 'row.basis',
      heading: { id: 'Basis', en: 'Basis' },
      choices: basisLabels,
      isOptional: true,
    }),
    textColumn({ field: 'row.method', heading: { id: 'Metode', en: 'Method' } }),
    textColumn({ field: 'row.typical', heading: { id: 'Tipikal', en: 'Typical' } }),
    textColumn({ field: 'row.rejection', heading: { id: 'Batas tolak', en: 'Rejection' } }),
    ...localizedColumns({ field: 'grade.note', heading: { id: 'Catatan', en: 'Note' } }).map(once),
    {
      ...textColumn({ field: 'row.id', heading: { id: 'ID baris', en: 'Row ID' } }),
      cellOf: (line) => cellOfId(fieldOf(line, 'row.id')),
      isKey: true,
    },
  ],
}

/** What a program does not take for a number, such as `6571e3`. */
function cellOfId(id: unknown): string {
  const text = textOf(id)
  return text === '' ? '' : `#${text}`
}

/** A text of the whole grade, in its first line. */
function once(column: Column): Column {
  const cellOf = (line: Parameters<Column['cellOf']>[0]) =>
    line.isFirst ? column.cellOf(line) : ''
  return { ...column, cellOf, isOnce: true }
}

/** A part of the value of a row, whose kind is that of the parts that are filled in. */
function value(name: Parameters<typeof hasField>[1], heading: Label): Column {
  const column = textColumn({ field: `row.${name}`, heading })
  const cellOf: Column['cellOf'] = (line) => (hasField(line.row, name) ? column.cellOf(line) : '')
  return { ...column, cellOf }
}
