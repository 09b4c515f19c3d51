import { typedRejection } from '@niaga/contract/grades'
import { fieldsIn } from '../../collections/content/wire-fields.ts'
import { gradeRowFields } from '../../collections/grades/grade-row-fields.ts'
import { gradesField } from '../../collections/grades/grades-field.ts'
import { figureNames, spanFor } from '../../collections/sheets/row-figures.ts'
import { changeGrades } from './change-grades.ts'
import { columnsFor, figureMeaning, getText, readOnlyColumn, textColumn } from './columns.ts'
import { gradeLines } from './grade-lines.ts'
import { type CellContext, type Column, getField, type Table } from './table.ts'

/** The filled-in parts of a value determine its kind. */
const { kind, ...rowFields } = fieldsIn({ fields: gradeRowFields() })

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
    readOnlyColumn({ field: 'name', heading: { id: 'Produk', en: 'Product' } }),
    ...columnsFor(fieldsIn(gradesField()), 'grade.'),
    ...columnsFor(rowFields, 'row.').map(withFigure),
    {
      ...textColumn({ field: 'row.id', heading: { id: 'ID baris', en: 'Row ID' } }),
      getCell: (line) => getIdCell(getField(line, 'row.id')),
      write: getIdCell,
    },
  ],
}

/** Returns an id that no program reads as a number, such as `6571e3`. */
function getIdCell(id: unknown): string {
  const text = getText(id).replace(/^#/, '')
  return text === '' ? '' : `#${text}`
}

/** Reads figures by the unit of their row and the figures of the same parameter; a rejection limit has a sign too. */
function withFigure(column: Column): Column {
  const isLimit = column.field === 'row.rejection'
  if (!isLimit && !figureNames.some((name) => column.field === `row.${name}`)) return column
  return {
    ...column,
    write: getText,
    isFigure: true,
    parseCell: (cell, context) => {
      const { sign, figure } = (isLimit && typedRejection(cell)) || { sign: '', figure: cell }
      // The field's validation rejects a limit without a sign.
      if (cell === '' || (isLimit && sign === '')) return { value: cell || null }
      const meaning = figureMeaning(figure, context, getPlace(context))
      return 'value' in meaning ? { value: `${sign} ${meaning.value}`.trim() } : meaning
    },
  }
}

function getPlace(context: CellContext | undefined) {
  const inRow = (name: string) =>
    context?.cells[`row.${name}.id`] ?? getText(getField(context?.document ?? {}, `row.${name}`))
  const row = { parameter: inRow('parameter'), unit: inRow('unit') }
  return { span: spanFor(row, context?.document), unit: row.unit }
}
