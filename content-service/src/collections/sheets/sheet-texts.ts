import { type Sheet, type SheetRow, sheetValue } from '@niaga/contract/sheets'
import type { StoredRow } from './present-sheet.ts'
import { kindFields, type RowKind } from './validate-row.ts'

/** Returns the stored form of a sheet of the contract, in its language: everything but its page and its picture. */
export function sheetTexts({
  name,
  number,
  revision,
  description,
  image_alt: imageAlt,
  rows,
  uses,
}: Sheet) {
  return {
    name,
    number,
    revision,
    description,
    imageAlt,
    rows: rows.map(storedRow),
    uses: uses.map((text) => ({ text })),
  }
}

/**
 * Returns the stored value of a row, with its kind.
 *
 * @throws {Error} if the row has no value or several
 */
export function storedValue(row: SheetRow) {
  const value = sheetValue(row)
  if (!value) throw new Error(`The row ${row.parameter} has no value`)
  return { kind: getKind(value), ...value }
}

function storedRow({ scale, source, ...row }: SheetRow): StoredRow {
  return {
    parameter: row.parameter,
    measure: row.measure,
    unit: row.unit,
    basis: row.basis,
    method: row.method,
    ...storedValue(row),
    typical: row.typical,
    rejection: row.rejection,
    scaleFrom: scale?.from,
    scaleTo: scale?.to,
    source: source === 'ours' ? 'ours' : 'specification',
  }
}

const kinds = ['range', 'exact', 'under', 'over', 'text'] as const satisfies RowKind[]

function getKind(value: object): RowKind {
  return kinds.find((kind) => kindFields[kind].every((name) => name in value)) ?? 'text'
}
