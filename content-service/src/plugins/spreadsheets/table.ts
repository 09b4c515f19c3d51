import type { Locale, Localized } from '@niaga/contract/locale'
import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Label } from '../../platform/admin/labels.ts'
import type { FileRow } from './read-rows.ts'
import type { RowResult } from './row-result.ts'

/** A document as Payload returns it in one language, with ids for its references. */
export type Stored = { id: number; updatedAt: string } & Record<string, unknown>

/** A document in the base languages and the other offered ones. */
export type LocalizedDocument = Localized<Stored>

/** The value of a cell, or the reason why it has none. */
export type ParsedCell = { value: unknown } | { fault: Label }

/** The context of a cell. */
export type CellContext = {
  /** Whether the cell is a number of a workbook, with a decimal point, and a percent sign if the sheet shows one. */
  isNumber: boolean
  cells: FileRow['cells']
  document: Stored | undefined
}

/** A column of a spreadsheet: a field of a document, in one language if it has several. */
export type Column = {
  heading: Label
  /** The name of the field; a field in a group has a dot in it. */
  field: string
  locale: Locale
  /** The heading without a language, if each language has a column. */
  translated?: Label
  /** Its languages are lists with as many lines each. */
  isList?: boolean
  /** Its cells have a decimal point; an editor sees the decimal sign of the account's language. */
  isFigure?: boolean
  /** The column is only exported, and helps a person recognise the row. */
  isReadOnly?: boolean
  getCell: (document: Stored) => string
  parseCell: (cell: string, context?: CellContext) => ParsedCell
  /** Writes a value that can be read in several forms. */
  write?: (value: unknown) => string
  /** Returns the reason why this document lacks the field, `null` if it has it. */
  lacks?: (document: Stored) => Label | null
}

/** Returns the name of a column in requests. */
export function getKey({ field, locale }: Pick<Column, 'field' | 'locale'>): string {
  return `${field}.${locale}`
}

/** A row of a file, with the version that its check compared. */
export type AskedRow = FileRow & { updatedAt?: string | undefined }

/** A collection as a spreadsheet. A row with an id is an existing document, a row without an id a new one. */
export type Table = {
  /** The name of the table in addresses. */
  name: string
  collection: CollectionSlug
  label: Label
  columns: readonly Column[]
  /** Returns columns that depend on the content of other collections. */
  columnsNow?: (req: PayloadRequest) => Promise<Column[]>
  /** The reason why a row cannot create a document, `null` if it can. */
  noNewRows: Label | null
  /** The functions of a table with several rows for each document, which are written together. */
  lines?: { of: (document: LocalizedDocument) => LocalizedDocument[]; change: ChangeRows }
}

/** Changes one document by its rows, or only checks them. */
export type ChangeRows = (
  req: PayloadRequest,
  table: Table,
  rows: readonly AskedRow[],
  isDryRun: boolean,
) => Promise<RowResult[]>

/** Applies a function to the value of each language. */
export function mapLocales<Value, Result>(
  values: Localized<Value>,
  map: (value: Value, locale: Locale) => Result,
): Localized<Result> {
  const entries = Object.entries(values).map(([code, value]) => [code, map(value, code as Locale)])
  return Object.fromEntries(entries) as Localized<Result>
}

export function getField(document: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, name) => Reflect.get(Object(value), name), document)
}

/** Returns a copy of a document with another value in one field. */
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
