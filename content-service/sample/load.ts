import { readdir, readFile } from 'node:fs/promises'
import { extname, isAbsolute, join } from 'node:path'
import { isBaseLocale, type Locale } from '@niaga/contract/locale'
import { SettingsError } from '@niaga/server-kit/settings'
import {
  type File,
  type FlattenedField,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isWithoutContent } from '../src/collections/content/is-without-content.ts'
import {
  isPublicGlobal,
  type PublicCollection,
  type PublicGlobal,
  publicCollections,
  publicGlobals,
} from '../src/collections/content/public-collections.ts'
import { isObject } from '../src/collections/content/visit-fields.ts'
import { withRowIds } from '../src/collections/content/with-row-ids.ts'
import { createMissingPages, findPages } from '../src/collections/pages/create-missing-pages.ts'
import { createMissingSheets } from '../src/collections/sheets/create-missing-sheets.ts'
import { sortOrderAt } from '../src/platform/admin/fields.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { offeredBy } from '../src/platform/services/offered-languages.ts'
import { getBody } from './body.ts'
import { type Block, blockSchema } from './types.ts'

/** Everything is stored through one request, and so in one transaction. */
type Store = { payload: Payload; req: PayloadRequest }

type Loading = Store & {
  folder: string
  /** The ids of the stored documents, by collection and key. */
  ids: Map<string, number>
}

type Slug = PublicCollection | PublicGlobal | 'reply-templates'

/** Each follows the ones it refers to. */
const slugs: readonly Slug[] = [
  ...new Set<Slug>([
    'media',
    ...publicGlobals,
    ...publicCollections.toReversed(),
    'reply-templates',
  ]),
]

const uploadFolders: Partial<Record<Slug, string>> = { media: 'pictures', documents: 'documents' }

const uploadTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
}

const dayMs = 86_400_000

/** Returns the folder of a value of `SAMPLE_CONTENT`: the sample company's, unless the value is another folder. */
export function sampleFolder(setting: string): string {
  return isAbsolute(setting) ? setting : import.meta.dirname
}

/**
 * Fills an empty database with the content of a folder, in all languages, in one transaction: an interrupted start stores
 * nothing, and the next start begins again.
 *
 * @param folder a file for each collection or global, with the pictures in `pictures/` and the documents in `documents/`
 * @throws {SettingsError} with the file, the place in it and the rule that it breaks
 */
export async function loadSampleContent(payload: Payload, folder: string): Promise<void> {
  if (!(await isWithoutContent(payload))) return
  await inTransaction(payload, (req) => storeSampleContent({ payload, req }, folder))
}

/** Stores the content of a folder in the transaction of the store's request. */
export async function storeSampleContent({ payload, req }: Store, folder: string): Promise<void> {
  const ids = new Map<string, number>()
  for (const [path, id] of await createMissingSheets(req)) ids.set(`sheets ${path}`, id)
  await createMissingPages(req)
  for (const [path, id] of await findPages(req)) ids.set(`pages ${path}`, id)
  for (const [slug, content] of await readFolder(folder)) {
    const entries = isPublicGlobal(slug) ? [content] : readList(content, `${slug}.json`)
    for (const [index, entry] of entries.entries()) {
      await storeEntry({ payload, req, folder, ids }, slug, entry, index)
    }
  }
}

async function readFolder(folder: string): Promise<[Slug, unknown][]> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch(() => {
    throw wrong(folder, 'is not a folder')
  })
  const files = names.filter((name) => extname(name) === '.json')
  const unknown = files.find((file) => !slugs.some((slug) => file === `${slug}.json`))
  if (unknown) throw wrong(unknown, `is not named after one of ${slugs.join(', ')}`)
  const slugsWithFile = slugs.filter((slug) => files.includes(`${slug}.json`))
  return await Promise.all(
    slugsWithFile.map(async (slug): Promise<[Slug, unknown]> => {
      const text = await readFile(join(/* turbopackIgnore: true */ folder, `${slug}.json`), 'utf8')
      try {
        return [slug, JSON.parse(text)]
      } catch (error) {
        throw wrong(`${slug}.json`, `is not JSON: ${error}`)
      }
    }),
  )
}

/** Stores an entry in Indonesian, then in each language in which it has a text. */
async function storeEntry(loading: Loading, slug: Slug, entry: unknown, index: number) {
  const { payload, req, ids } = loading
  const at = isPublicGlobal(slug) ? `${slug}.json: ` : `${slug}.json: ${index}.`
  if (!isObject(entry)) throw wrong(at, 'must be an object')
  const { key, file, ...content } = entry
  const fields = isPublicGlobal(slug)
    ? (payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? [])
    : payload.collections[slug].config.flattenedFields
  const order = fields.some(({ name }) => name === 'sortOrder')
    ? { sortOrder: sortOrderAt(index) }
    : {}
  const existingId = ids.get(`${slug} ${key}`)
  if (existingId !== undefined && slug !== 'sheets' && slug !== 'pages') {
    throw wrong(`${at}key`, `is ${key}, like that of another`)
  }
  let id = existingId
  let stored: Record<string, unknown> = {}

  async function write(locale: Locale, fieldsOfLocale: object): Promise<object> {
    // Payload validates the fields; their types are not specific to one collection.
    const data = fieldsOfLocale as never
    const options = { req, locale, data, depth: 0 } as const
    if (isPublicGlobal(slug)) return await payload.updateGlobal({ slug, ...options })
    if (id !== undefined) return await payload.update({ collection: slug, id, ...options })
    const upload = file === undefined ? undefined : await readUpload(loading, slug, `${file}`)
    const created = await payload.create({ collection: slug, file: upload, ...options })
    // Otherwise Payload would store the file again with the next language.
    delete req.file
    id = created.id
    return created
  }

  for (const locale of offeredBy(payload)) {
    if (locale !== 'id' && !JSON.stringify(entry).includes(`"${locale}":`)) continue
    const data = fieldsIn(fields, content, at, { locale, ids })
    // A required text is required in every language: the other texts of a sheet stay in English.
    const rest = existingId === undefined || isBaseLocale(locale) ? {} : stored
    try {
      stored = { ...(await write(locale, withRowIds({ ...rest, ...order, ...data }, stored))) }
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const [{ path = '', message = '' } = {}] = error.data.errors
      throw wrong(`${at}${path}`, `in ${locale}: ${message.replace(/\.$/, '')}`)
    }
  }
  if (key !== undefined && id !== undefined) ids.set(`${slug} ${key}`, id)
}

async function readUpload({ folder }: Loading, slug: Slug, name: string): Promise<File> {
  const path = join(uploadFolders[slug] ?? '', name)
  const data = await readFile(join(/* turbopackIgnore: true */ folder, path)).catch(() => {
    throw wrong(path, `is not there, but ${slug}.json names it`)
  })
  const mimetype = uploadTypes[extname(name)] ?? 'application/octet-stream'
  return { name, data, mimetype, size: data.byteLength }
}

type Language = Pick<Loading, 'ids'> & { locale: Locale }

function fieldsIn(
  fields: readonly FlattenedField[],
  data: unknown,
  at: string,
  language: Language,
): Record<string, unknown> {
  if (!isObject(data)) throw wrong(at, 'must be an object')
  const values = Object.entries(data).map(([name, value]) => {
    const field = fields.find((candidate) => candidate.name === name)
    if (!field) throw wrong(`${at}${name}`, 'is not a field')
    return [name, value === null ? null : valueIn(field, value, `${at}${name}`, language)]
  })
  return Object.fromEntries(values)
}

/** Converts a value to its stored form, in one language. */
function valueIn(field: FlattenedField, value: unknown, at: string, language: Language): unknown {
  const { locale, ids } = language
  if (field.type === 'array') {
    return readList(value, at).map((row, index) =>
      fieldsIn(field.flattenedFields, row, `${at}.${index}.`, language),
    )
  }
  if ('flattenedFields' in field) return fieldsIn(field.flattenedFields, value, `${at}.`, language)
  if (field.type === 'relationship' || field.type === 'upload') {
    const getId = (key: unknown) => {
      const id = ids.get(`${field.relationTo} ${key}`)
      if (id === undefined)
        throw wrong(at, `names ${key}, which is not a key of ${field.relationTo}`)
      return id
    }
    return field.hasMany ? readList(value, at).map(getId) : getId(value)
  }
  if (field.type === 'richText') return getBody(readBlocks(value, at), locale)
  if (field.type === 'date') return readDate(value, at)
  const isLocalized = 'localized' in field && field.localized === true
  if (isObject(value) !== isLocalized) {
    throw wrong(at, isLocalized ? 'must have a text for each language' : 'has no languages')
  }
  if (!isObject(value)) return value
  const text = value[locale] ?? (isBaseLocale(locale) ? undefined : value.en)
  return Array.isArray(text) ? text.join('\n') : text
}

/** Returns noon of a day, as the admin stores it, a moment, or the moment a number of days from now. */
function readDate(value: unknown, at: string): string {
  const inDays = isObject(value) ? value.inDays : undefined
  if (typeof inDays === 'number') return new Date(Date.now() + inDays * dayMs).toISOString()
  const time = Date.parse(/^[\d-]{10}$/.test(`${value}`) ? `${value}T12:00Z` : `${value}`)
  if (Number.isNaN(time)) throw wrong(at, 'must be a date, such as 2026-12-25 or { "inDays": 30 }')
  return new Date(time).toISOString()
}

function readBlocks(value: unknown, at: string): Block[] {
  return readList(value, at).map((block, index) => {
    const { data } = blockSchema.safeParse(block)
    if (data) return data
    throw wrong(`${at}.${index}`, 'must be a text, or a heading, list, steps or link of texts')
  })
}

function readList(value: unknown, at: string): unknown[] {
  if (!Array.isArray(value)) throw wrong(at, 'must be a list')
  return value
}

function wrong(at: string, rule: string): SettingsError {
  return new SettingsError(`The sample content is wrong: ${at} ${rule}.`)
}
