import { type FileRow, normalised } from './read-rows.ts'
import { type Column, getKey, type LocalizedDocument, type ParsedCell } from './table.ts'

export type Change = { column: Column; from: string; to: string; meaning: ParsedCell }

/** Returns the cells that differ from the document; for a new document, all cells. */
export function getChanges(
  columns: readonly Column[],
  row: FileRow,
  stored: LocalizedDocument | null,
): Change[] {
  return columns.flatMap((column) => {
    const cell = row.cells[getKey(column)]
    if (cell === undefined || column.isReadOnly) return []
    const document = stored?.[column.locale]
    const from = document ? normalised(column.getCell(document)) : ''
    const meaning = meaningIn(row, column, stored)
    // Compares in the form of the export: `For hire` and `disewakan` mean the same.
    const to = column.write && 'value' in meaning ? column.write(meaning.value) : cell
    return from === normalised(to) ? [] : [{ column, from, to: normalised(to), meaning }]
  })
}

export function meaningIn(
  row: FileRow,
  column: Column,
  stored: LocalizedDocument | null,
): ParsedCell {
  const { cells, numbers = [] } = row
  const isNumber = numbers.includes(getKey(column))
  const document = stored?.[column.locale]
  return column.parseCell(normalised(cells[getKey(column)]), { isNumber, cells, document })
}
