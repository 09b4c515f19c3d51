import type { Locale, Localised } from '@niaga/contract/locale'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Label } from '../../platform/admin/labels.ts'
import type { FileRow } from './read-rows.ts'
import type { RowResult } from './row-result.ts'

/** A document as Payload returns it in one language, with ids in place of what it refers to. */
export type Stored = { id: number; updatedAt: string } & Record<string, unknown>

/** A document in the base languages, and in the others that are offered. */
export type Both = Localised<Stored>

/** What a cell means: a value to store, or why it has none. */
export type Meaning = { value: unknown } | { fault: Label }

/** Where a cell is. */
export type CellContext = {
  /** A number of a workbook, which has a decimal point, and a percent sign if the sheet shows one. */
  isNumber: boolean
  cells: FileRow['cells']
  document: Stored | undefined
}

/** A column of a spreadsheet: a field of a document, in one language if it has several. */
export type Column = {
  heading: Label
  /** Its name; that of a field in a group has a dot. */
  field: string
  locale: Locale
  /** Its heading without a language, if each language has a column. */
  translated?: Label
  /** Only written into the file, so that a person knows the row. */
  isReadOnly?: boolean
  /** Finds what the row is about, and is not written. */
  isKey?: boolean
  /** Stands in the first line of several, for all of them. */
  isOnce?: boolean
  cellOf: (document: Stored) => string
  meaningOf: (cell: string, context?: CellContext) => Meaning
  /** How a value is written, if it can be read in several ways. */
  written?: (value: unknown) => string
  /** Why this document has no such field, `null` if it has one. */
  lacks?: (document: Stored) => Label | null
}

/** Names a column in requests. */
export function keyOf({ field, locale }: Pick<Column, 'field' | 'locale'>): string {
  return `${field}.${locale}`
}

/** A row of a file, with the version that its trial compared. */
export type AskedRow = FileRow & { updatedAt?: string | undefined }

/** A collection as a spreadsheet. A row with an id is a document; one without is a new one. */
export type Table = {
  /** Its name in addresses. */
  name: string
  collection: CollectionSlug
  label: Label
  columns: readonly Column[]
  /** Columns of what other collections hold now. */
  columnsNow?: (req: PayloadRequest) => Promise<Column[]>
  /** Why a row cannot make a new document, `null` if it can. */
  noNewRows: Label | null
  /** A table with several rows for each document, which are written together. */
  lines?: { of: (document: Both) => Both[]; change: ChangeRows }
}

/** Changes what the rows of one document say, or tries to. */
export type ChangeRows = (
  req: PayloadRequest,
  table: Table,
  rows: readonly AskedRow[],
  isTrial: boolean,
) => Promise<RowResult[]>

/** The same for the value of each language. */
export function inEach<Value, Result>(
  values: Localised<Value>,
  map: (value: Value, locale: Locale) => Result,
): Localised<Result> {
  const entries = Object.entries(values).map(([code, value]) => [code, map(value, code as Locale)])
  return Object.fromEntries(entries) as Localised<Result>
}

export function fieldOf(document: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, name) => Reflect.get(Object(value), name), document)
}

/** A copy of a document with another value in one field. */
export function withField(
  document: object,
  field: string,
  value: unknown,
): Record<string, unknown> {
  const [name = '', ...rest] = field.split('.')
  if (rest.length === 0) return { ...document, [name]: value }
  const group = Object(Reflect.get(document, name) ?? {})
  return { ...document, [name]: withField(group, rest.join('.'), value) }
}
