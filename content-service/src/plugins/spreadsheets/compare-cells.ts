import { writeFigure } from '../../platform/admin/write-number.ts'
import type { AdminLanguage } from '../../platform/admin-kit/admin-texts.ts'
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

/** Writes a change for an editor; an illegible cell as it is. */
export function showChange({ column, from, to, meaning }: Change, language: AdminLanguage) {
  const show = (cell: string) => (column.isFigure ? writeFigure(cell, language) : cell)
  const heading = column.heading[language]
  return { heading, from: show(from), to: 'value' in meaning ? show(to) : to }
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
