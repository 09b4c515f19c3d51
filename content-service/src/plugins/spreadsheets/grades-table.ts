import { bases, typedRejection } from '@niaga/contract/grades'
import { baseLocales } from '@niaga/contract/locale'
import { spanFor } from '../../collections/sheets/row-figures.ts'
import { hasField } from '../../collections/sheets/validate-row.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { changeGrades } from './change-grades.ts'
import {
  choiceColumn,
  figureMeaning,
  getText,
  inLanguage,
  localizedColumns,
  readOnlyColumn,
  textColumn,
} from './columns.ts'
import { gradeLines } from './grade-lines.ts'
import { type CellContext, type Column, getField, type Table } from './table.ts'

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
      getCell: (line) => getIdCell(getField(line, 'row.id')),
      isKey: true,
    },
  ],
}

/** Returns an id that no program reads as a number, such as `6571e3`. */
function getIdCell(id: unknown): string {
  const text = getText(id)
  return text === '' ? '' : `#${text}`
}

/** A column with a text of the whole grade, in its first line. */
function once(column: Column): Column {
  const getCell = (line: Parameters<Column['getCell']>[0]) =>
    line.isFirst ? column.getCell(line) : ''
  return { ...column, getCell, isOnce: true }
}

/** A column with a part of a row's value; the filled-in parts determine its kind. */
function getValuePart(name: Parameters<typeof hasField>[1], column: Column): Column {
  const getCell: Column['getCell'] = (line) =>
    hasField(line.row, name) ? column.getCell(line) : ''
  return { ...column, getCell }
}

function textValue(): Column {
  return getValuePart(
    'text',
    textColumn({ field: 'row.text', heading: { id: 'Teks', en: 'Text' } }),
  )
}

function valueColumn(name: Parameters<typeof hasField>[1], heading: Label): Column {
  return getValuePart(name, figureColumn(name, heading))
}

/** A column with a figure of a row, interpreted by its unit and the figures of the same parameter. */
function figureColumn(name: string, heading: Label): Column {
  return {
    ...textColumn({ field: `row.${name}`, heading }),
    written: getText,
    parseCell: (cell, context) =>
      cell === '' ? { value: null } : figureMeaning(cell, context, getPlace(context)),
  }
}

/** A column with a sign and a figure; the field's validation rejects any other text. */
function rejectionColumn(): Column {
  return {
    ...textColumn({ field: 'row.rejection', heading: { id: 'Batas tolak', en: 'Rejection' } }),
    written: getText,
    parseCell: (cell, context) => {
      const limit = typedRejection(cell)
      if (!limit) return { value: cell === '' ? null : cell }
      const meaning = figureMeaning(limit.figure, context, getPlace(context))
      return 'value' in meaning ? { value: `${limit.sign} ${meaning.value}` } : meaning
    },
  }
}

function getPlace(context: CellContext | undefined) {
  const inRow = (name: string) =>
    context?.cells[`row.${name}.id`] ?? getText(getField(context?.document ?? {}, `row.${name}`))
  const row = { parameter: inRow('parameter'), unit: inRow('unit') }
  return { span: spanFor(row, context?.document), unit: row.unit }
}
