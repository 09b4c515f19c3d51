import type { Locale, Localized } from '@niaga/contract/locale'
import type { PayloadRequest } from 'payload'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { getText } from './columns.ts'
import { getChanges, meaningIn, showChange } from './compare-cells.ts'
import type { FileRow } from './read-rows.ts'
import type { RowResult } from './row-result.ts'
import {
  type AskedRow,
  type Column,
  getKey,
  type LocalizedDocument,
  type Table,
  withField,
} from './table.ts'
import { findLocalized, getHeading, getStored, titled, writeLocalized } from './write-localized.ts'

/** The maximum number of documents with the same name that are compared with a new row. */
const maxNamesakes = 20

/** Changes or creates the document of a row, or only checks it. */
export async function changeRow(
  req: PayloadRequest,
  table: Table,
  row: AskedRow,
  isDryRun: boolean,
): Promise<RowResult> {
  const language = adminLanguage(req.i18n.language)
  const result: RowResult = { row: row.row, title: '', outcome: 'same', changes: [], faults: [] }
  const fault = (message: string): RowResult => ({
    ...result,
    outcome: 'fault',
    faults: [{ heading: '', message }],
  })

  const stored = row.id === null ? null : await findLocalized(req, table, row.id)
  if (row.id !== null && !stored) return fault(sentences.unknown[language])
  if (!stored && table.noNewRows) return fault(table.noNewRows[language])
  result.title = titled(getTitle(req, table, row, stored), stored, language)
  if (stored) result.updatedAt = stored.id.updatedAt

  const changed = getChanges(table.columns, row, stored)
  if (changed.length === 0 || (!stored && (await isThere(req, table, row)))) return result
  result.changes = changed.map((change) => showChange(change, language))

  const values = new Map<Column, unknown>()
  for (const column of withPartners(table, row, changed)) {
    const lacking = stored && column.lacks?.(stored.id)
    const meaning = lacking ? { fault: lacking } : meaningIn(row, column, stored)
    if ('value' in meaning) values.set(column, meaning.value)
    else result.faults.push({ heading: column.heading[language], message: meaning.fault[language] })
  }
  for (const column of unpaired(values)) {
    result.faults.push({ heading: column.heading[language], message: sentences.unpaired[language] })
  }
  if (result.faults.length > 0) return { ...result, outcome: 'fault' }

  const locales = new Set(table.columns.map(({ locale }) => locale))
  const texts = [...locales].map((locale) => [locale, getData(values, locale)])
  const data = { id: {}, en: {}, ...Object.fromEntries(texts) } as Localized<
    Record<string, unknown>
  >
  const { updatedAt } = row
  const errors = await writeLocalized(req, table, { stored, data, updatedAt, isDryRun })
  if (errors.length === 0) return { ...result, outcome: stored ? 'changed' : 'new' }
  const faults = errors.map((one) => ({
    heading: getHeading(one, columnsAt(one.path, table), language),
    message: one.message,
  }))
  return { ...result, outcome: 'fault', faults }
}

const sentences = {
  unknown: {
    id: 'Tidak ada dokumen dengan ID ini. Kosongkan ID untuk membuat yang baru.',
    en: 'There is no document with this ID. Leave the ID empty to create a new one.',
  },
  unpaired: {
    id: 'Jumlah barisnya harus sama dengan yang berbahasa Indonesia.',
    en: 'It must have as many lines as the Indonesian text.',
  },
}

/** Whether a row without an ID was imported before: all its cells match a document with its name. */
async function isThere(req: PayloadRequest, table: Table, row: FileRow): Promise<boolean> {
  const { collection, columns } = table
  const field = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const name = row.cells[getKey({ field, locale: 'id' })]
  if (!name) return false
  const { docs } = await req.payload.find({
    ...{ collection, req, depth: 0, pagination: false, limit: maxNamesakes, locale: 'id' },
    draft: true,
    where: { [field]: { equals: name } },
    overrideAccess: false,
  })
  const filledColumns = columns.filter((column) => row.cells[getKey(column)])
  for (const document of docs) {
    const latest = await findLocalized(req, table, getStored(document).id)
    if (latest && getChanges(filledColumns, row, latest).length === 0) return true
  }
  return false
}

/** Both languages of a row belong together: if one changes, both are written. */
function withPartners(table: Table, { cells }: FileRow, changed: { column: Column }[]): Column[] {
  const fields = new Set(
    changed
      .map(({ column }) => column)
      .filter(({ isList }) => isList)
      .map(({ field }) => field),
  )
  const changedColumns = changed.map(({ column }) => column)
  const partners = table.columns.filter(
    (column) =>
      fields.has(column.field) &&
      !changedColumns.includes(column) &&
      (column.locale === 'id' ? cells[getKey(column)] !== undefined : cells[getKey(column)]),
  )
  return [...changedColumns, ...partners]
}

function unpaired(values: Map<Column, unknown>): Column[] {
  const lists = [...values].filter(([{ isList }]) => isList)
  const indonesian = lists.find(([column]) => column.locale === 'id')
  const others = lists.filter(([column]) => column.locale !== 'id')
  return others.flatMap(([column, value]) => {
    const [count, indonesianCount] = [value, indonesian?.[1]].map(
      (rows) => Array.isArray(rows) && rows.length,
    )
    return count === indonesianCount ? [] : [column]
  })
}

function getData(values: Map<Column, unknown>, locale: Locale): Record<string, unknown> {
  const entries = [...values].filter(([column]) => column.locale === locale)
  return entries.reduce((data, [{ field }, value]) => withField(data, field, value), {})
}

function columnsAt(path: string, { columns }: Table): Column[] {
  return columns.filter(({ field }) => path === field || path.startsWith(`${field}.`))
}

function getTitle(
  { payload }: PayloadRequest,
  { collection }: Table,
  { cells }: FileRow,
  stored: LocalizedDocument | null,
): string {
  const field = payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const [id, en] = [cells[`${field}.id`], cells[`${field}.en`]]
  return getText(stored?.id[field]) || getText(stored?.en[field]) || id || en || ''
}
