import { isBaseLocale, type Locale, type Localised } from '@niaga/contract/locale'
import { APIError, type PayloadRequest, ValidationError } from 'payload'
import { hasDrafts } from '../../collections/content/public-collections.ts'
import { withRowIds } from '../../collections/content/with-row-ids.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { offeredBy } from '../../platform/services/offered-languages.ts'
import { headingIn } from './columns.ts'
import { completeTexts } from './complete-texts.ts'
import type { Both, Column, Stored, Table } from './table.ts'

type Data = Record<string, unknown>

/** What Payload rejects of a document, and in which language. */
export type WriteFault = { locale: Locale; path: string; label: string; message: string }

type Options = {
  stored: Both | null
  data: Localised<Data>
  /** The version on which the change is based. */
  updatedAt: string | undefined
  isTrial: boolean
}

/** Ends a trial: what it wrote is rolled back. */
class TrialEnd extends Error {}

/** A document as an editor sees it in its form. */
export async function findBoth(
  req: PayloadRequest,
  { collection }: Table,
  id: number,
): Promise<Both | null> {
  const where = { id: { equals: id } }
  const query = { collection, req, where, limit: 1, pagination: false, depth: 0, draft: true }
  const find = async (locale: Locale) => {
    const options = { ...query, overrideAccess: false, fallbackLocale: false, locale } as const
    return (await req.payload.find(options)).docs[0]
  }
  const found: [Locale, Stored][] = []
  for (const locale of offeredBy(req.payload)) {
    const document = await find(locale)
    if (!document) return null
    found.push([locale, storedOf(document)])
  }
  return Object.fromEntries(found) as Both
}

/**
 * Writes a document in all its languages, in one transaction. A trial does the same and rolls it back, so that it finds
 * every fault that the database or a validation would. A new document is published, as is a change of a published one; a
 * draft stays one, and may lack what the file does not change.
 *
 * @returns the faults, none if it is written
 */
export async function writeBoth(
  req: PayloadRequest,
  table: Table,
  options: Options,
): Promise<WriteFault[]> {
  const at: { locale: Locale } = { locale: 'id' }
  try {
    await asOneChange(req, async () => {
      await write(req, table, options, at)
      if (options.isTrial) throw new TrialEnd()
    })
  } catch (error) {
    if (error instanceof TrialEnd) return []
    const faults = faultsOf(error, at.locale)
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
  { stored, data, updatedAt, isTrial }: Options,
  at: { locale: Locale },
): Promise<void> {
  const { id: base, ...translations } = data
  // Payload does not validate a draft, so that a trial publishes it.
  const draft = isDraft(stored) && !isTrial
  const options = { collection, req, overrideAccess: false, depth: 0, draft } as const
  const status = hasDrafts(collection) ? { _status: draft ? 'draft' : 'published' } : {}
  const stamp = updatedAt === undefined || isTrial ? status : { ...status, updatedAt }
  let current: Stored | null = stored?.id ?? null
  // Payload validates the fields of a row; their types are not those of one collection.
  if (!current) {
    const created = { ...options, locale: 'id', data: { ...base, ...status } as never } as const
    current = storedOf(await req.payload.create(created))
  } else if (Object.keys(base).length > 0) {
    const changed = { ...withIds(base, current), ...stamp } as never
    const own = { ...options, id: current.id, locale: 'id', data: changed } as const
    current = storedOf(await req.payload.update(own))
  }
  let isFirst = Object.keys(base).length === 0
  for (const [code, texts] of Object.entries(translations)) {
    const isTranslated = Object.values(texts).some((value) => !isBlank(value))
    if (Object.keys(texts).length === 0 || (!stored && !isTranslated)) continue
    at.locale = code as Locale
    const own = withIds(texts, current)
    const whole = isBaseLocale(at.locale)
      ? own
      : await completed({ ...stored?.[at.locale], ...own }, { ...options, id: current.id })
    const translated = { ...whole, ...(isFirst ? stamp : status) } as never
    await req.payload.update({ ...options, id: current.id, locale: at.locale, data: translated })
    isFirst = false
  }
}

type Query = { collection: Table['collection']; req: PayloadRequest; id: number }

/** The texts of a further language, with the English ones as they are now where it has none. */
async function completed(own: object, { collection, req, id }: Query): Promise<Data> {
  const english = await req.payload.findByID({
    ...{ collection, req, id, depth: 0, draft: true, overrideAccess: false },
    ...{ locale: 'en', fallbackLocale: 'id' },
  })
  return completeTexts(req.payload.collections[collection].config.flattenedFields, own, english)
}

/** The heading of the column that is about a fault, else the field's own name. */
export function headingOf(
  { locale, label }: WriteFault,
  named: readonly Column[],
  language: 'id' | 'en',
): string {
  const column = named.find((one) => one.locale === locale) ?? named[0]
  if (column) return column.heading[language]
  return locale !== 'id' && label !== ''
    ? headingIn({ id: label, en: label }, locale)[language]
    : label
}

/** A title that names a draft, which the import does not publish. */
export function titled(title: string, stored: Both | null, language: 'id' | 'en'): string {
  return isDraft(stored) ? `${title} (${{ id: 'draf', en: 'draft' }[language]})` : title
}

function isDraft(stored: Both | null): boolean {
  return stored?.id._status === 'draft'
}

/** Lists of ids have no rows. */
function withIds(data: Data, stored: Stored) {
  const lists = Object.entries(data).filter(
    ([, value]) => Array.isArray(value) && value.every((row) => typeof row === 'object'),
  )
  return { ...data, ...withRowIds(Object.fromEntries(lists), stored) }
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return (
    value === null || (typeof value === 'object' && Object.values(Object(value)).every(isBlank))
  )
}

function faultsOf(error: unknown, locale: Locale): WriteFault[] | null {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ path, label, message }) => ({
      ...{ locale, path, message },
      label: typeof label === 'string' && label !== '' ? label : path,
    }))
  }
  if (error instanceof APIError && error.isPublic !== false && error.status < 500) {
    return [{ locale, path: '', label: '', message: error.message }]
  }
  return null
}

export function storedOf(document: object): Stored {
  const { id, updatedAt } = document as { id: number; updatedAt: string }
  return { ...document, id, updatedAt }
}
