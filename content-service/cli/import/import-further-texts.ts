import { type Locale, toBaseLocale } from '@niaga/contract/locale'
import {
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { furtherTexts, isBlank, isSameText } from './further-texts.ts'
import type { ImportContext } from './import-context.ts'
import { getInvalidFields, type InvalidField, replaceFields, valueAt } from './invalid-fields.ts'
import { findImported, getDigest, recordImported } from './ledger.ts'

type Target = { collection: CollectionSlug; id: number } | { slug: GlobalSlug }

type Entry = {
  /** The source as recorded. */
  source: string
  /** The entry's name in the report. */
  what: string
  target: Target
  indonesian: object
  /** The texts that the steps of the import read in the place of the English ones. */
  translation: object
}

/**
 * Stores the texts of an entry in a further language, unless they are unchanged since the last import. The base texts are
 * imported before.
 */
export async function importFurtherTexts(
  { payload, report, english: englishTexts, further }: ImportContext,
  { source, what, target, indonesian, translation }: Entry,
): Promise<void> {
  const english = englishTexts?.get(source)
  if (!further || english === undefined) return
  const { locale, count } = further
  const origin = `${source} ${locale}`
  const digest = getDigest([indonesian, english, translation])
  const record = await findImported(payload, origin)
  if (record?.digest === digest) return count('unchanged')
  if (!record && isSameText(translation, english)) return
  const { fields, read, write } = getStore(payload, target)

  const store = (invalid: InvalidField[]) =>
    inTransaction(payload, async (req) => {
      const options = { req, depth: 0, draft: true, fallbackLocale: false } as const
      const here = await read({ ...options, locale: toBaseLocale(locale) })
      const current = await read({ ...options, locale })
      const versions = { translation, english, indonesian, here, current }
      const { texts, isTranslated } = furtherTexts(fields, versions)
      if (!isTranslated && !record) return false
      for (const { path, message } of invalid) {
        if (!isBlank(valueAt(texts, path))) report.problem(what, `${path} (${locale}): ${message}`)
      }
      // A draft stays a draft.
      const draft = Reflect.get(here, '_status') === 'draft'
      // Required fields have the English text.
      const data = replaceFields(texts, invalid, here)
      await write({ req, depth: 0, draft, fallbackLocale: false, locale, data })
      const document = 'id' in target ? target.id : 1
      await recordImported(req, origin, { document, digest })
      return true
    })

  try {
    const isStored = await store([]).catch((error) => store(invalidIn(error)))
    if (isStored) count(record ? 'changed' : 'new')
  } catch (error) {
    for (const { path, message } of invalidIn(error)) {
      report.problem(what, `${path} (${locale}): ${message}`)
    }
  }
}

function invalidIn(error: unknown): InvalidField[] {
  if (error instanceof ValidationError) return getInvalidFields(error)
  throw error
}

type ReadOptions = {
  req: PayloadRequest
  depth: number
  draft: boolean
  locale: Locale
  fallbackLocale: false
}

type Store = {
  fields: readonly FlattenedField[]
  read: (options: ReadOptions) => Promise<object>
  write: (options: ReadOptions & { data: object }) => Promise<unknown>
}

function getStore(payload: Payload, target: Target): Store {
  if ('slug' in target) {
    const config = payload.globals.config.find(({ slug }) => slug === target.slug)
    return {
      fields: config?.flattenedFields ?? [],
      read: (options) => payload.findGlobal({ ...target, ...options }),
      write: (options) => payload.updateGlobal({ ...target, ...options }),
    }
  }
  return {
    fields: payload.collections[target.collection].config.flattenedFields,
    read: (options) => payload.findByID({ ...target, ...options }),
    write: (options) => payload.update({ ...target, ...options }),
  }
}
