import type { BaseLocale } from '@niaga/contract/locale'
import { APIError, type PayloadRequest, ValidationError } from 'payload'
import { hasDrafts } from '../../collections/content/public-collections.ts'
import { withRowIds } from '../../collections/content/with-row-ids.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { inLanguage } from './columns.ts'
import type { Both, Column, Stored, Table } from './table.ts'

type Data = Record<string, unknown>

/** What Payload rejects of a document, and in which language. */
export type WriteFault = { locale: BaseLocale; path: string; label: string; message: string }

type Options = {
  stored: Both | null
  data: Record<BaseLocale, Data>
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
  const find = async (locale: BaseLocale) => {
    const options = { ...query, overrideAccess: false, fallbackLocale: false, locale } as const
    return (await req.payload.find(options)).docs[0]
  }
  const [base, english] = [await find('id'), await find('en')]
  return base && english ? { id: storedOf(base), en: storedOf(english) } : null
}

/**
 * Writes a document in both languages, in one transaction. A trial does the same and rolls it back, so that it finds
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
  const at: { locale: BaseLocale } = { locale: 'id' }
  try {
    await asOneChange(req, async () => {
      await write(req, table, options, at)
      if (options.isTrial) throw new TrialEnd()
    })
  } catch (error) {
    if (error instanceof TrialEnd) return []
    const faults = faultsOf(error, at.locale)
    if (!faults) throw error
    const { id, en } = options.data
    const isOwn = ({ path }: WriteFault) =>
      path === '' || (path.split('.')[0] ?? '') in { ...id, ...en }
    return isDraft(options.stored) ? faults.filter(isOwn) : faults
  }
  return []
}

async function write(
  req: PayloadRequest,
  { collection }: Table,
  { stored, data, updatedAt, isTrial }: Options,
  at: { locale: BaseLocale },
): Promise<void> {
  const { id: base, en: english } = data
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
  const isTranslated = Object.values(english).some((value) => !isBlank(value))
  if (Object.keys(english).length === 0 || (!stored && !isTranslated)) return
  at.locale = 'en'
  const isFirst = Object.keys(base).length === 0
  const translated = { ...withIds(english, current), ...(isFirst ? stamp : status) } as never
  await req.payload.update({ ...options, id: current.id, locale: 'en', data: translated })
}

/** The heading of the column that is about a fault, else the field's own name. */
export function headingOf(
  { locale, label }: WriteFault,
  named: readonly Column[],
  language: 'id' | 'en',
): string {
  const column = named.find((one) => one.locale === locale) ?? named[0]
  if (column) return column.heading[language]
  return locale === 'en' && label !== ''
    ? inLanguage({ id: label, en: label }, 'en')[language]
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

function faultsOf(error: unknown, locale: BaseLocale): WriteFault[] | null {
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
