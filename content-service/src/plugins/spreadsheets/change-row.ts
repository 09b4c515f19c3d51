import type { Locale } from '@niaga/contract/locale'
import { APIError, type PayloadRequest, ValidationError } from 'payload'
import { withRowIds } from '../../collections/content/with-row-ids.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { type FileRow, normalised } from './read-rows.ts'
import { type Column, keyOf, type Stored, type Table, textOf } from './table.ts'

export type RowResult = {
  row: number
  title: string
  outcome: 'same' | 'changed' | 'new' | 'fault'
  changes: { heading: string; from: string; to: string }[]
  faults: { heading: string; message: string }[]
  /** The version that was compared: a later one is not overwritten. */
  updatedAt?: string
}

type Both = Record<Locale, Stored>

/** Ends a trial: what it wrote is rolled back. */
class TrialEnd extends Error {}

/**
 * Changes or creates the document of a row, in one transaction. A trial does the same and rolls it back, so that it finds
 * every fault that the database or a validation would.
 *
 * @param row with the `updatedAt` of its trial
 */
export async function changeRow(
  req: PayloadRequest,
  table: Table,
  row: FileRow & { updatedAt?: string | undefined },
  isTrial: boolean,
): Promise<RowResult> {
  const language = req.i18n.language === 'en' ? 'en' : 'id'
  const result: RowResult = { row: row.row, title: '', outcome: 'same', changes: [], faults: [] }
  const fault = (message: string, heading = ''): RowResult => ({
    ...result,
    outcome: 'fault',
    faults: [...result.faults, { heading, message }],
  })

  const stored = row.id === null ? null : await findBoth(req, table, row.id)
  if (row.id !== null && !stored) return fault(sentences.unknown[language])
  if (!stored && table.noNewRows) return fault(table.noNewRows[language])
  result.title = titleOf(req, table, row, stored)
  if (stored) result.updatedAt = stored.id.updatedAt

  const changed = changesOf(table, row, stored)
  result.changes = changed.map(({ column, from, to }) => ({
    heading: column.heading[language],
    from,
    to,
  }))
  if (changed.length === 0) return result

  const values = new Map<Column, unknown>()
  for (const column of withPartners(table, row, changed)) {
    const lacking = stored && column.lacks?.(stored.id)
    const meaning = lacking ? { fault: lacking } : column.meaningOf(row.cells[keyOf(column)] ?? '')
    if ('value' in meaning) values.set(column, meaning.value)
    else result.faults.push({ heading: column.heading[language], message: meaning.fault[language] })
  }
  for (const column of unpaired(values)) {
    result.faults.push({ heading: column.heading[language], message: sentences.unpaired[language] })
  }
  if (result.faults.length > 0) return { ...result, outcome: 'fault' }

  try {
    await asOneChange(req, async () => {
      await write(req, table, stored, values, isTrial ? undefined : row.updatedAt)
      if (isTrial) throw new TrialEnd()
    })
  } catch (error) {
    if (!(error instanceof TrialEnd)) {
      const faults = faultsOf(error, table, language)
      if (!faults) throw error
      return { ...result, outcome: 'fault', faults }
    }
  }
  return { ...result, outcome: stored ? 'changed' : 'new' }
}

const sentences = {
  unknown: {
    id: 'Tidak ada dokumen dengan ID ini. Kosongkan ID untuk membuat yang baru.',
    en: 'There is no document with this ID. Leave the ID empty to make a new one.',
  },
  unpaired: {
    id: 'Jumlah barisnya harus sama dengan yang berbahasa Indonesia.',
    en: 'It must have as many lines as the Indonesian one.',
  },
}

async function findBoth(
  req: PayloadRequest,
  { collection }: Table,
  id: number,
): Promise<Both | null> {
  const where = { id: { equals: id } }
  const query = { collection, req, where, limit: 1, pagination: false, depth: 0 }
  const find = async (locale: Locale) => {
    const options = { ...query, overrideAccess: false, fallbackLocale: false, locale } as const
    return (await req.payload.find(options)).docs[0]
  }
  const [base, english] = [await find('id'), await find('en')]
  return base && english ? { id: recordOf(base), en: recordOf(english) } : null
}

function changesOf(table: Table, { cells }: FileRow, stored: Both | null) {
  return table.columns.flatMap((column) => {
    const cell = cells[keyOf(column)]
    if (cell === undefined || column.isReadOnly) return []
    const from = stored ? normalised(column.cellOf(stored[column.locale])) : ''
    const to = normalised(cell)
    return from === to ? [] : [{ column, from, to }]
  })
}

/** Rows of both languages belong together: if one changes, both are written. */
function withPartners(table: Table, { cells }: FileRow, changed: { column: Column }[]): Column[] {
  const fields = new Set(
    changed
      .map(({ column }) => column)
      .filter(isList)
      .map(({ field }) => field),
  )
  const own = changed.map(({ column }) => column)
  const partners = table.columns.filter(
    (column) =>
      fields.has(column.field) && !own.includes(column) && cells[keyOf(column)] !== undefined,
  )
  return [...own, ...partners]
}

function isList({ field }: Column): boolean {
  return field === 'features'
}

function unpaired(values: Map<Column, unknown>): Column[] {
  const lengths = (locale: Locale) =>
    [...values].filter(([column]) => isList(column) && column.locale === locale)
  const [indonesian] = lengths('id')
  return lengths('en').flatMap(([column, value]) => {
    const count = Array.isArray(value) ? value.length : 0
    const own = Array.isArray(indonesian?.[1]) ? indonesian[1].length : 0
    return count === 0 || count === own ? [] : [column]
  })
}

async function write(
  req: PayloadRequest,
  { collection }: Table,
  stored: Both | null,
  values: Map<Column, unknown>,
  updatedAt: string | undefined,
): Promise<void> {
  const dataIn = (locale: Locale) =>
    Object.fromEntries(
      [...values]
        .filter(([column]) => column.locale === locale)
        .map(([{ field }, value]) => [field, value]),
    )
  const [base, english] = [dataIn('id'), dataIn('en')]
  const options = { collection, req, overrideAccess: false, depth: 0 } as const
  const stamp = updatedAt === undefined ? {} : { updatedAt }
  let current: Stored | null = stored?.id ?? null
  // Payload validates the fields of a row; their types are not those of one collection.
  if (!current) {
    current = recordOf(await req.payload.create({ ...options, locale: 'id', data: base as never }))
  } else if (Object.keys(base).length > 0) {
    const data = { ...withIds(base, current), ...stamp } as never
    current = recordOf(await req.payload.update({ ...options, id: current.id, locale: 'id', data }))
  }
  const isTranslated = Object.values(english).some((value) => value !== null && !isEmptyList(value))
  if (Object.keys(english).length === 0 || (!stored && !isTranslated)) return
  const isFirst = Object.keys(base).length === 0
  const data = { ...withIds(english, current), ...(isFirst ? stamp : {}) } as never
  await req.payload.update({ ...options, id: current.id, locale: 'en', data })
}

/** Lists of ids have no rows. */
function withIds(data: Record<string, unknown>, stored: Stored) {
  const lists = Object.entries(data).filter(
    ([, value]) => Array.isArray(value) && value.every((row) => typeof row === 'object'),
  )
  return { ...data, ...withRowIds(Object.fromEntries(lists), stored) }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function faultsOf(error: unknown, table: Table, language: 'id' | 'en') {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ path, message }) => ({
      heading: headingOf(path, table, language),
      message,
    }))
  }
  if (error instanceof APIError && error.isPublic !== false && error.status < 500) {
    return [{ heading: '', message: error.message }]
  }
  return null
}

function headingOf(path: string, { columns }: Table, language: 'id' | 'en'): string {
  const column = columns.find(({ field }) => path === field || path.startsWith(`${field}.`))
  return column?.heading[language] ?? path
}

function titleOf(
  { payload }: PayloadRequest,
  { collection }: Table,
  { cells }: FileRow,
  stored: Both | null,
): string {
  const field = payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const [id, en] = [cells[`${field}.id`], cells[`${field}.en`]]
  return textOf(stored?.id[field]) || textOf(stored?.en[field]) || id || en || ''
}

function recordOf(document: object): Stored {
  const { id, updatedAt } = document as { id: number; updatedAt: string }
  return { ...document, id, updatedAt }
}
