import { bases, typedRejection } from '@niaga/contract/grades'
import { baseLocales } from '@niaga/contract/locale'
import { spanFor } from '../../collections/sheets/row-figures.ts'
import { hasField } from '../../collections/sheets/validate-row.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { changeGrades } from './change-grades.ts'
import {
  choiceColumn,
  figureMeaning,
  inLanguage,
  localizedColumns,
  readOnlyColumn,
  textColumn,
  textOf,
} from './columns.ts'
import { gradeLines } from './grade-lines.ts'
import { type CellContext, type Column, fieldOf, type Table } from './table.ts'

const basisLabels = Object.fromEntries(bases.map((basis) => [basis, { id: basis, en: basis }]))

/**
 * The grades of all products: a line for each row of a grade. A grade's single values, such as its note, are in its first
 * line.
 */
export const gradesTable: Table = {
  name: 'grades',
  collection: 'products',
  label: { id: 'Mutu produk', en: 'Grades of products' },
  noNewRows: {
    id: 'Tulis ID produknya. Produk baru dibuat di daftar Produk.',
    en: 'Write the ID of its product. Create a new product in the list of products.',
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
    valueColumn('from', { id: 'Dari', en: 'From' }),
    valueColumn('to', { id: 'Sampai', en: 'To' }),
    valueColumn('exact', { id: 'Nilai', en: 'Value' }),
    valueColumn('under', { id: 'Di bawah', en: 'Under' }),
    valueColumn('over', { id: 'Di atas', en: 'Over' }),
    ...baseLocales.map((locale) => inLanguage(textValue(), locale)),
    ...localizedColumns({ field: 'row.unit', heading: { id: 'Satuan', en: 'Unit' } }),
    choiceColumn({
      field: 'row.basis',
      heading: { id: 'Basis', en: 'Basis' },
      choices: basisLabels,
      isOptional: true,
    }),
    textColumn({ field: 'row.method', heading: { id: 'Metode', en: 'Method' } }),
    figureColumn('typical', { id: 'Tipikal', en: 'Typical' }),
    rejectionColumn(),
    ...localizedColumns({ field: 'grade.note', heading: { id: 'Catatan', en: 'Note' } }).map(once),
    {
      ...textColumn({ field: 'row.id', heading: { id: 'ID baris', en: 'Row ID' } }),
      cellOf: (line) => cellOfId(fieldOf(line, 'row.id')),
      isKey: true,
    },
  ],
}

/** Returns an id that no program reads as a number, such as `6571e3`. */
function cellOfId(id: unknown): string {
  const text = textOf(id)
  return text === '' ? '' : `#${text}`
}

/** A column with a text of the whole grade, in its first line. */
function once(column: Column): Column {
  const cellOf = (line: Parameters<Column['cellOf']>[0]) =>
    line.isFirst ? column.cellOf(line) : ''
  return { ...column, cellOf, isOnce: true }
}

/** A column with a part of a row's value; the filled-in parts determine its kind. */
function partOfValue(name: Parameters<typeof hasField>[1], column: Column): Column {
  const cellOf: Column['cellOf'] = (line) => (hasField(line.row, name) ? column.cellOf(line) : '')
  return { ...column, cellOf }
}

function textValue(): Column {
  return partOfValue('text', textColumn({ field: 'row.text', heading: { id: 'Teks', en: 'Text' } }))
}

function valueColumn(name: Parameters<typeof hasField>[1], heading: Label): Column {
  return partOfValue(name, figureColumn(name, heading))
}

/** A column with a figure of a row, interpreted by its unit and the figures of the same parameter. */
function figureColumn(name: string, heading: Label): Column {
  return {
    ...textColumn({ field: `row.${name}`, heading }),
    written: textOf,
    meaningOf: (cell, context) =>
      cell === '' ? { value: null } : figureMeaning(cell, context, placeOf(context)),
  }
}

/** A column with a sign and a figure; the field's validation rejects any other text. */
function rejectionColumn(): Column {
  return {
    ...textColumn({ field: 'row.rejection', heading: { id: 'Batas tolak', en: 'Rejection' } }),
    written: textOf,
    meaningOf: (cell, context) => {
      const limit = typedRejection(cell)
      if (!limit) return { value: cell === '' ? null : cell }
      const meaning = figureMeaning(limit.figure, context, placeOf(context))
      return 'value' in meaning ? { value: `${limit.sign} ${meaning.value}` } : meaning
    },
  }
}

function placeOf(context: CellContext | undefined) {
  const inRow = (name: string) =>
    context?.cells[`row.${name}.id`] ?? textOf(fieldOf(context?.document ?? {}, `row.${name}`))
  const row = { parameter: inRow('parameter'), unit: inRow('unit') }
  return { span: spanFor(row, context?.document), unit: row.unit }
}
