import { type FileRow, normalised } from './read-rows.ts'
import { type Both, type Column, keyOf } from './table.ts'

export type Change = { column: Column; from: string; to: string }

/** The cells that say something else than the document; a new one is compared with nothing. */
export function changesOf(
  columns: readonly Column[],
  { cells }: FileRow,
  stored: Both | null,
): Change[] {
  return columns.flatMap((column) => {
    const cell = cells[keyOf(column)]
    if (cell === undefined || column.isReadOnly || column.isKey) return []
    const document = stored?.[column.locale]
    const from = document ? normalised(column.cellOf(document)) : ''
    const to = asExported(column, normalised(cell))
    return from === to ? [] : [{ column, from, to }]
  })
}

/** A cell as the export writes it: `For hire` and `disewakan` mean the same. */
function asExported({ meaningOf, written }: Column, cell: string): string {
  const meaning = written && meaningOf(cell)
  return meaning && 'value' in meaning ? normalised(written(meaning.value)) : cell
}
