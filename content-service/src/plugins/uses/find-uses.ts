import { setImmediate as otherWork } from 'node:timers/promises'
import { getTranslation } from '@payloadcms/translations'
import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
  WhereField,
} from 'payload'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { readRow } from '../../platform/database/sql.ts'
import { getAddress, getPage, hasAddresses } from '../desk/addresses.ts'
import { linksIn } from '../desk/links.ts'
import { postsHolding } from './posts-holding.ts'
import { canReferTo, getReferencePaths, type Reference, referencesIn } from './references.ts'

/** A document that refers to another, and its page in the admin. */
export type Use = {
  href: string
  name: string
  /** Whether the place only loses one of several items. */
  isHarmless: boolean
}

/** A document in one of its versions, with everything that it refers and links to. */
type Holder = Omit<Use, 'isHarmless'> & {
  slug: string
  id: number
  references: Reference[]
  links: string[]
}

type Target = {
  collection: string
  id: number
  /** The address of the document's page on the site, or `null`. */
  address: string | null
}

/** Enough to show where to look: a logo may be in a thousand articles. */
const namedUses = 10

/** The limit keeps the bodies of all articles from being in memory at once. */
const documentsPerQuery = 50

/** The uses found, whether there may be more of them, and whether the search was complete or found enough. */
export type Uses = { uses: Use[]; isFull: boolean; isComplete: boolean }

type Options = {
  onlyHarmful?: boolean
  /** Called repeatedly: whether to stop with the results so far. */
  isOver?: () => boolean
}

/**
 * Returns the first public documents that refer or link to a document, including drafts and the bin but not earlier
 * versions; `namedUses` at most. Each collection starts with the newest, and articles, which may be many, come last.
 */
export async function findUses(
  req: PayloadRequest,
  { slug, id }: { slug: CollectionSlug; id: number },
  { onlyHarmful = false, isOver = () => false }: Options = {},
): Promise<Uses> {
  const row = await readRow(req, slug, id)
  const address = getAddress(slug, { ...row, tool: row?.tool_id })
  const target = { collection: slug, id, address }
  const uses = new Map<string, Use>()
  let isComplete = true
  for await (const holder of await getHolders(req, slug, target)) {
    const use = holder && useIn(holder, target)
    if (use && !(onlyHarmful && use.isHarmless)) uses.set(use.href, use)
    if (uses.size === namedUses) break
    isComplete = holder !== null || !isOver()
    if (!isComplete) break
  }
  return { uses: [...uses.values()], isFull: uses.size === namedUses, isComplete }
}

const sharedScans = 'sharedScans'

/** Makes the searches of a request for many documents of a collection share one pass through the content. */
export const shareScan: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isChange = operation === 'update' || operation === 'delete'
  const isForOne = 'id' in args && args.id !== undefined
  if (isChange && !isForOne) req.context[sharedScans] ??= new Map()
}

async function getHolders(req: PayloadRequest, slug: CollectionSlug, { id, address }: Target) {
  const scans = req.context[sharedScans]
  if (!(scans instanceof Map)) {
    const texts = getUseTexts(id, address)
    return holders(req, { collection: slug, reference: { equals: id }, texts })
  }
  const scan: Promise<Holder[]> = scans.get(slug) ?? scanFor(req, slug)
  scans.set(slug, scan)
  return scan
}

/** Returns every document that may refer or link to a document of a collection, in its published version and its draft. */
export async function scanFor(req: PayloadRequest, collection: CollectionSlug): Promise<Holder[]> {
  const texts = getCollectionTexts(req.payload.collections[collection].config)
  const all: Holder[] = []
  const found = holders(req, { collection, reference: { exists: true }, texts })
  for await (const holder of found) if (holder) all.push(holder)
  return all
}

type Wanted = {
  collection: string
  /** The condition for a field outside rich texts. */
  reference: WhereField
  /** The texts of which a rich text contains one, `null` to read every article. */
  texts: string[] | null
}

/** Yields the documents that may refer or link to something, and `null` after each query. */
async function* holders(req: PayloadRequest, wanted: Wanted): AsyncGenerator<Holder | null> {
  const { globals, collections } = req.payload.config
  for (const { slug, label, flattenedFields, versions } of globals) {
    if (!canReferTo(flattenedFields, wanted.collection)) continue
    for (const draft of versions?.drafts ? [false, true] : [false]) {
      const global = await req.payload.findGlobal({ slug, depth: 0, draft, locale: 'all', req })
      const name = getTranslation(label, req.i18n)
      yield {
        slug,
        id: 0,
        href: `/admin/globals/${slug}`,
        name,
        ...heldBy(flattenedFields, global),
      }
    }
  }
  for (const collection of collections.toSorted(articlesLast)) {
    if (!isPublicCollection(collection.slug)) continue
    if (!canReferTo(collection.flattenedFields, wanted.collection)) continue
    const texts = collection.slug === articles ? wanted.texts : null
    for (const draft of collection.versions?.drafts ? [false, true] : [false]) {
      const search = { collection, draft }
      if (texts === null) yield* holdersWhere(req, search, {})
      else {
        const paths = getReferencePaths(collection.flattenedFields, wanted.collection)
        const or = paths.map((path) => ({ [path]: wanted.reference }))
        if (or.length > 0) yield* holdersWhere(req, search, { or })
      }
    }
    if (texts === null) continue
    for await (const ids of postsHolding(req, texts)) {
      const isIn = { id: { in: ids } }
      for (const draft of ids.length > 0 ? [false, true] : []) {
        yield* holdersWhere(req, { collection, draft }, isIn)
      }
      yield null
      // SQLite responds synchronously; without this pause no other work would run.
      await otherWork()
    }
  }
}

const articles = 'blog-posts'

function articlesLast(one: { slug: string }, other: { slug: string }): number {
  return Number(one.slug === articles) - Number(other.slug === articles)
}

type Search = { collection: SanitizedCollectionConfig; draft: boolean }

async function* holdersWhere(
  req: PayloadRequest,
  { collection: { slug, admin, labels, flattenedFields }, draft }: Search,
  where: Where,
): AsyncGenerator<Holder | null> {
  const search = { collection: slug, req, sort: '-id', limit: documentsPerQuery } as const
  const options = { ...search, pagination: false, locale: 'all' } as const
  const kind = getTranslation(labels.singular, req.i18n)
  // Continues after the last id instead of using pages, for which the database would count and sort all documents again.
  for (let last = Number.MAX_SAFE_INTEGER; last > 0; ) {
    const older = last === Number.MAX_SAFE_INTEGER ? [] : [{ id: { less_than: last } }]
    // A document in the bin may be restored. Without a draft, the latest version is the document itself.
    const { docs } = draft
      ? await req.payload.find({
          ...{ ...options, depth: 0, draft, trash: true },
          where: { and: [where, ...older, { _status: { equals: 'draft' } }] },
        })
      : await req.payload.db.find({ ...options, where: { and: [where, ...older] } })
    last = docs.length < documentsPerQuery ? 0 : Number(docs.at(-1)?.id)
    for (const document of docs) {
      const id = Number(document.id)
      const title = textIn(Reflect.get(document, admin.useAsTitle ?? 'id'), req.i18n.language)
      const name = `${kind} “${title || id}”`
      const href = `/admin/collections/${slug}/${id}`
      yield { slug, id, href, name, ...heldBy(flattenedFields, document) }
    }
    yield null
    await otherWork()
  }
}

function heldBy(fields: FlattenedField[], data: unknown) {
  return { references: [...referencesIn(fields, data)], links: [...linksIn(fields, data)] }
}

/** Returns how a document uses another, `null` if it does not. */
function useIn(holder: Holder, { collection, id, address }: Target): Use | null {
  const { slug, href, name } = holder
  if (slug === collection && holder.id === id) return null
  const references = holder.references.filter(
    (reference) => reference.collection === collection && reference.id === id,
  )
  const isLinked = address !== null && holder.links.some((link) => getPage(link) === address)
  if (references.length === 0 && !isLinked) return null
  const isHarmless = !isLinked && references.every(({ isOneOfMany }) => isOneOfMany)
  return { href, name, isHarmless }
}

function textIn(value: unknown, language: string): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return String(Reflect.get(value, language) || Object.values(value).find(Boolean) || '')
}

/** Characters with a single spelling in an address; with others, a link could be written in several ways. */
const plainName = /^[\w.~-]+$/

/**
 * Returns texts of which a rich text, as JSON, contains at least one if it refers or links to a document. The reverse is
 * not certain.
 *
 * @param address the address of the document's page, `null` if it has none
 * @returns `null` if such texts cannot be determined: any rich text may link to it
 */
export function getUseTexts(id: number, address: string | null): string[] | null {
  // The databases write JSON with or without a space.
  const references = ['value', 'id'].flatMap((name) => [`"${name}":${id}`, `"${name}": ${id}`])
  if (address === null) return references
  const name = address.slice(address.lastIndexOf('/') + 1)
  // A browser treats a backslash as a slash, and JSON doubles it.
  return plainName.test(name) ? [...references, `/${name}`, `\\\\${name}`] : null
}

/** {@link getUseTexts} for all documents of a collection. */
function getCollectionTexts({ slug, flattenedFields }: SanitizedCollectionConfig): string[] | null {
  const references = [`"relationTo":"${slug}"`, `"relationTo": "${slug}"`]
  const names = flattenedFields.map(({ name }) => name)
  if (!hasAddresses(slug, names)) return references
  const [, folder] = getAddress(slug, { id: 0, tool: 0, filename: '' })?.split('/') ?? []
  return folder ? [...references, `/${folder}`, `\\\\${folder}`] : null
}
