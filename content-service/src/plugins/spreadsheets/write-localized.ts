import { isBaseLocale, type Locale, type Localized } from '@niaga/contract/locale'
import type { FlattenedField, PayloadRequest } from 'payload'
import { hasDrafts } from '../../collections/content/public-collections.ts'
import { withRowIds } from '../../collections/content/with-row-ids.ts'
import { headingIn } from '../../platform/admin/labels.ts'
import { getFaults, type SaveFault } from '../../platform/admin-kit/save-faults.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { offeredBy } from '../../platform/services/offered-languages.ts'
import type { Column, LocalizedDocument, Stored, Table } from './table.ts'

type Data = Record<string, unknown>

/** An error of Payload about a document, with its language. */
export type WriteFault = SaveFault & { locale: Locale }

type Options = {
  stored: LocalizedDocument | null
  data: Localized<Data>
  /** The version that the change is based on. */
  updatedAt: string | undefined
  isDryRun: boolean
}

/** Ends a dry run, which rolls back its writes. */
class TrialEnd extends Error {}

/** Returns a document as an editor sees it in its form. */
export async function findLocalized(
  req: PayloadRequest,
  { collection }: Table,
  id: number,
): Promise<LocalizedDocument | null> {
  const where = { id: { equals: id } }
  const query = { collection, req, where, limit: 1, pagination: false, depth: 0, draft: true }
  const find = async (locale: Locale) => {
    const options = { ...query, overrideAccess: false, fallbackLocale: false, locale } as const
    return (await req.payload.find(options)).docs[0]
  }
  const documents: [Locale, Stored][] = []
  for (const locale of offeredBy(req.payload)) {
    const document = await find(locale)
    if (!document) return null
    documents.push([locale, getStored(document)])
  }
  return Object.fromEntries(documents) as LocalizedDocument
}

/**
 * Writes a document in all its languages, in one transaction. A dry run does the same and rolls it back: it finds every
 * fault that the database or a validation would find. A new document becomes a draft, a change of a published one is
 * published; a draft stays a draft, and may lack fields that the file does not change.
 *
 * @returns the faults, empty after a successful write
 */
export async function writeLocalized(
  req: PayloadRequest,
  table: Table,
  options: Options,
): Promise<WriteFault[]> {
  const at: { locale: Locale } = { locale: 'id' }
  try {
    await asOneChange(req, async () => {
      await write(req, table, options, at)
      if (options.isDryRun) throw new TrialEnd()
    })
  } catch (error) {
    if (error instanceof TrialEnd) return []
    const faults = getFaults(error)?.map((fault) => ({ ...fault, locale: at.locale }))
    if (!faults) throw error
    const changed = Object.assign({}, ...Object.values(options.data))
    const isOwn = ({ path }: WriteFault) => path === '' || (path.split('.')[0] ?? '') in changed
    return isDraft(options.stored) ? faults.filter(isOwn) : faults
  }
  return []
}

async function write(
  req: PayloadRequest,
  { collection }: Table,
  { stored, data, updatedAt, isDryRun }: Options,
  at: { locale: Locale },
): Promise<void> {
  const { id: base, ...translations } = data
  // Payload does not validate drafts, so a dry run publishes them.
  const draft = hasDrafts(collection) && (!stored || isDraft(stored)) && !isDryRun
  const options = { collection, req, overrideAccess: false, depth: 0, draft } as const
  const status = hasDrafts(collection) ? { _status: draft ? 'draft' : 'published' } : {}
  const stamp = updatedAt === undefined || isDryRun ? status : { ...status, updatedAt }
  let current: Stored | null = stored?.id ?? null
  // Payload validates the fields of a row; their types are not specific to one collection.
  if (!current) {
    const created = { ...options, locale: 'id', data: { ...base, ...status } as never } as const
    current = getStored(await req.payload.create(created))
  } else if (Object.keys(base).length > 0) {
    const changed = { ...withRowIds(base, current), ...stamp } as never
    const update = { ...options, id: current.id, locale: 'id', data: changed } as const
    current = getStored(await req.payload.update(update))
  }
  let isFirst = Object.keys(base).length === 0
  for (const [code, texts] of Object.entries(translations)) {
    const isTranslated = Object.values(texts).some((value) => !isBlank(value))
    if (Object.keys(texts).length === 0 || (!stored && !isTranslated)) continue
    at.locale = code as Locale
    const withRows = withRowIds(texts, current)
    const whole = isBaseLocale(at.locale)
      ? withRows
      : await completed({ ...stored?.[at.locale], ...withRows }, { ...options, id: current.id })
    const translated = { ...whole, ...(isFirst ? stamp : status) } as never
    await req.payload.update({ ...options, id: current.id, locale: at.locale, data: translated })
    isFirst = false
  }
}

type Query = { collection: Table['collection']; req: PayloadRequest; id: number }

/** Returns the texts of a further language, with the present English texts for missing ones. */
async function completed(fields: object, { collection, req, id }: Query): Promise<Data> {
  const english = await req.payload.findByID({
    ...{ collection, req, id, depth: 0, draft: true, overrideAccess: false },
    ...{ locale: 'en', fallbackLocale: 'id' },
  })
  return completeTexts(req.payload.collections[collection].config.flattenedFields, fields, english)
}

/** Returns the heading of the column with a fault, or else the field's own name. */
export function getHeading(
  { locale, label }: WriteFault,
  columns: readonly Column[],
  language: 'id' | 'en',
): string {
  const column = columns.find((one) => one.locale === locale) ?? columns[0]
  if (column) return column.heading[language]
  return locale !== 'id' && label !== ''
    ? headingIn({ id: label, en: label }, locale)[language]
    : label
}

/** Returns a title with the mark of a draft, which the import does not publish. */
export function titled(
  title: string,
  stored: LocalizedDocument | null,
  language: 'id' | 'en',
): string {
  return isDraft(stored) ? `${title} (${{ id: 'draf', en: 'draft' }[language]})` : title
}

function isDraft(stored: LocalizedDocument | null): boolean {
  return stored?.id._status === 'draft'
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return (
    value === null || (typeof value === 'object' && Object.values(Object(value)).every(isBlank))
  )
}

export function getStored(document: object): Stored {
  const { id, updatedAt } = document as { id: number; updatedAt: string }
  return { ...document, id, updatedAt }
}

/**
 * Returns the texts of a document in a further language. The English text replaces a missing one: Payload rejects an empty
 * required text, and no file has all texts of a document.
 */
function completeTexts(
  fields: readonly FlattenedField[],
  document: unknown,
  english: unknown,
): Record<string, unknown> {
  const texts: Record<string, unknown> = {}
  for (const field of fields) {
    if ('virtual' in field && field.virtual) continue
    const value = Reflect.get(Object(document), field.name)
    const other = Reflect.get(Object(english), field.name)
    if ('localized' in field && field.localized) {
      texts[field.name] = value === '' ? other : (value ?? other)
    } else if (field.type === 'array' && Array.isArray(other)) {
      const rows: object[] = Array.isArray(value) ? value : []
      texts[field.name] = other.map((row) => {
        const same = rows.find((one) => Reflect.get(one, 'id') === row.id)
        return { ...row, ...completeTexts(field.flattenedFields, same, row) }
      })
    } else if (field.type === 'group') {
      const group = completeTexts(field.flattenedFields, value, other)
      if (Object.keys(group).length > 0) texts[field.name] = group
    }
  }
  return texts
}
