import { type FileRow, normalised } from './read-rows.ts'
import { type Both, type Column, keyOf, type Meaning } from './table.ts'

export type Change = { column: Column; from: string; to: string; meaning: Meaning }

/** Returns the cells that differ from the document; for a new document, all cells. */
export function changesOf(columns: readonly Column[], row: FileRow, stored: Both | null): Change[] {
  return columns.flatMap((column) => {
    const cell = row.cells[keyOf(column)]
    if (cell === undefined || column.isReadOnly || column.isKey) return []
    const document = stored?.[column.locale]
    const from = document ? normalised(column.cellOf(document)) : ''
    const meaning = meaningIn(row, column, stored)
    // Compares in the form of the export: `For hire` and `disewakan` mean the same.
    const to = column.written && 'value' in meaning ? column.written(meaning.value) : cell
    return from === normalised(to) ? [] : [{ column, from, to: normalised(to), meaning }]
  })
}

export function meaningIn(row: FileRow, column: Column, stored: Both | null): Meaning {
  const { cells, numbers = [] } = row
  const isNumber = numbers.includes(keyOf(column))
  const document = stored?.[column.locale]
  return column.meaningOf(normalised(cells[keyOf(column)]), { isNumber, cells, document })
}
