import { type BaseLocale, baseLocales, type Locale, type Localized } from '@niaga/contract/locale'
import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { publicCollections, publicGlobals } from '../../collections/content/public-collections.ts'
import { isObject, visitFields } from '../../collections/content/visit-fields.ts'
import { momentIn } from '../../platform/database/row-values.ts'
import { runSql, sql } from '../../platform/database/sql.ts'
import { offeredBy } from '../../platform/services/offered-languages.ts'
import { getAddress, getPage } from './addresses.ts'
import { linksIn } from './links.ts'
import { type MissingTexts, missingTexts } from './missing-texts.ts'
import { folded } from './query-parts.ts'
import { type FieldText, textsIn } from './texts-in.ts'

/** The key of a document, or of a global. */
export type Key = { slug: CollectionSlug; id: number } | { slug: GlobalSlug; id: null }

/** The facts about a document's latest version, drafts included. */
export type Facts = Key & {
  title: Record<BaseLocale, string>
  /** The address of the document's page on the site, or `null`. */
  address: string | null
  /** Whether the site shows any version of the document. */
  isPublic: boolean
  /** Whether the latest version is a draft. */
  isDraft: boolean
  /** When the site begins to show the document, if set. */
  publishedDate: string | null
  /** The first last day of validity, if any. */
  validUntil: string | null
  /** The first day on which a note of law and market was last checked, if any. */
  checkedOn: string | null
  /** The last day of its price, if it is for sale or hire at a price. */
  priceUntil: string | null
  /** The last day of its last loading window, if any. */
  windowsUntil: string | null
  /** The number of missing texts in each language. */
  missing: Localized<number>
  /** The pages of the site that the document links to. */
  links: string[]
  /** The texts and figures of the form in every language, folded, as UTF-8: outside the heap, which they would fill. */
  words: Buffer
}

type CachedFacts = { updatedAt: string; facts: Facts }

/** More documents than a company publishes. Beyond the limit, only the last changed ones count. */
const maxDocuments = 5_000

/** The limit keeps the bodies of all articles from being in memory at once. */
const documentsPerQuery = 50

/** Known facts by service and collection: only changed documents are read again. */
const cache = new WeakMap<Payload, Map<string, Map<number, CachedFacts>>>()

/** Returns the facts about every public document and global. */
export async function readAllFacts(payload: Payload): Promise<Facts[]> {
  const facts: Facts[] = []
  for (const slug of publicCollections) facts.push(...(await readFacts(payload, slug)))
  for (const slug of publicGlobals) facts.push(await readGlobalFacts(payload, slug))
  return facts
}

/** Returns the facts about each document of a collection, last changed first. */
export async function readFacts(payload: Payload, slug: CollectionSlug): Promise<Facts[]> {
  const { config } = payload.collections[slug]
  const stored = await readStamps(payload, config)
  const collections = cache.get(payload) ?? new Map<string, Map<number, CachedFacts>>()
  cache.set(payload, collections)
  const before = collections.get(slug) ?? new Map<number, CachedFacts>()
  const changed = stored
    .filter(({ id, updatedAt }) => before.get(id)?.updatedAt !== updatedAt)
    .map(({ id }) => id)
  const read = await readDocuments(payload, config, changed)
  const now = new Map<number, CachedFacts>()
  const all: Facts[] = []
  for (const { id, updatedAt, isPublic } of stored) {
    const facts = read.get(id) ?? before.get(id)?.facts
    if (!facts) continue
    now.set(id, { updatedAt, facts })
    all.push({ ...facts, isPublic })
  }
  collections.set(slug, now)
  return all
}

type Stamp = { id: number; updatedAt: string; isPublic: boolean }

/**
 * Reads when the latest version of each document was changed, and whether the site shows any version, last changed first.
 * In SQL, because Payload's `find` prepares all fields of each document, which took 270 ms for 500 products.
 */
async function readStamps(payload: Payload, config: SanitizedCollectionConfig): Promise<Stamp[]> {
  const name = config.slug.replaceAll('-', '_')
  const main = sql.identifier(name)
  const rows = await runSql(
    { payload },
    config.versions?.drafts
      ? sql`SELECT d.id, v.version_updated_at AS changed, d._status AS status
          FROM ${sql.identifier(`_${name}_v`)} v JOIN ${main} d ON d.id = v.parent_id
          WHERE v.latest ${config.trash ? sql`AND v.version_deleted_at IS NULL` : sql``}
          ORDER BY v.version_updated_at DESC LIMIT ${maxDocuments}`
      : sql`SELECT id, updated_at AS changed, 'published' AS status FROM ${main}
          ${config.trash ? sql`WHERE deleted_at IS NULL` : sql``}
          ORDER BY updated_at DESC LIMIT ${maxDocuments}`,
  )
  return rows.map(({ id, changed, status }) => ({
    id: Number(id),
    updatedAt: momentIn(changed) ?? '',
    isPublic: status === 'published',
  }))
}

/** Returns the texts of a document's latest version, or none if it has been deleted meanwhile. */
export async function readTexts(payload: Payload, { slug, id }: Key): Promise<FieldText[]> {
  const latest = { depth: 0, draft: true, locale: 'all' } as const
  if (id === null) {
    const global = await payload.findGlobal({ ...latest, slug })
    return textsIn(globalConfig(payload, slug).flattenedFields, global)
  }
  const { config } = payload.collections[slug]
  const document = await payload.findByID({ ...latest, collection: slug, id, disableErrors: true })
  return document ? textsIn(config.flattenedFields, document) : []
}

async function readGlobalFacts(payload: Payload, slug: GlobalSlug): Promise<Facts> {
  const config = globalConfig(payload, slug)
  const global = await payload.findGlobal({ slug, depth: 0, draft: true, locale: 'all' })
  return getFacts(config, global, offeredBy(payload))
}

async function readDocuments(
  payload: Payload,
  config: SanitizedCollectionConfig,
  ids: number[],
): Promise<Map<number, Facts>> {
  const read = new Map<number, Facts>()
  for (let from = 0; from < ids.length; from += documentsPerQuery) {
    const { docs } = await payload.find({
      collection: config.slug,
      where: { id: { in: ids.slice(from, from + documentsPerQuery) } },
      depth: 0,
      draft: Boolean(config.versions?.drafts),
      locale: 'all',
      pagination: false,
    })
    for (const document of docs) {
      read.set(Number(document.id), getFacts(config, document, offeredBy(payload)))
    }
  }
  return read
}

/** @param document the document in all languages */
function getFacts(
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  document: unknown,
  offered: readonly Locale[],
): Facts {
  const { slug, flattenedFields } = config
  const data: Record<string, unknown> = isObject(document) ? document : {}
  const missing = missingTexts(slug, flattenedFields, data, offered)
  /** Returns the days in the fields of a name, also in rows, the earliest first. */
  const getDays = (name: string, place = /^/) => {
    const fields = [...visitFields(flattenedFields, data)].filter(
      ({ field, path }) => field.name === name && place.test(path),
    )
    return fields.flatMap(({ value }) => getText(value) ?? []).sort()
  }
  const links = [...linksIn(flattenedFields, data)].flatMap((address) => getPage(address) ?? [])
  return {
    ...('labels' in config
      ? {
          slug: config.slug,
          id: Number(data.id),
          title: inEachLanguage(data[config.admin.useAsTitle ?? 'id']),
          address: getAddress(slug, data),
        }
      : { slug: config.slug, id: null, title: inEachLanguage(config.label), address: null }),
    isPublic: data._status !== 'draft',
    // Payload gives a global that nobody has ever saved the draft status.
    isDraft: data._status === 'draft' && getText(data.updatedAt) !== null,
    publishedDate: getText(data.publishedDate),
    validUntil: getDays('validUntil')[0] ?? null,
    checkedOn: getDays('checkedOn')[0] ?? null,
    priceUntil: (data.state !== 'sold' && getDays('valid_until')[0]) || null,
    windowsUntil: getDays('to', /^terms\.windows\./).at(-1) ?? null,
    missing: getCounts(missing),
    links: [...new Set(links)],
    words: Buffer.from(
      textsIn(flattenedFields, data)
        .map(({ text }) => folded(text))
        .join('\n'),
    ),
  }
}

function getCounts({ id, en, ...more }: MissingTexts): Localized<number> {
  const counts = Object.entries(more).map(([locale, texts]) => [locale, texts.length])
  return { id: id.length, en: en.length, ...Object.fromEntries(counts) }
}

function inEachLanguage(value: unknown): Record<BaseLocale, string> {
  if (!isObject(value)) return { id: String(value ?? ''), en: String(value ?? '') }
  const first = baseLocales.map((locale) => value[locale]).find(Boolean) ?? ''
  return { id: String(value.id || first), en: String(value.en || first) }
}

function getText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function globalConfig(payload: Payload, slug: GlobalSlug): SanitizedGlobalConfig {
  const config = payload.globals.config.find((global) => global.slug === slug)
  if (!config) throw new Error(`There is no global ${slug}`)
  return config
}
