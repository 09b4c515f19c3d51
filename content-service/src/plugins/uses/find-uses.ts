import { setImmediate as otherWork } from 'node:timers/promises'
import { getTranslation } from '@payloadcms/translations'
import type {
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { getAddress, getPage } from '../desk/addresses.ts'
import { linksIn } from '../desk/links.ts'
import { postsHolding } from './posts-holding.ts'
import { canReferTo, getReferencePaths, referencesIn } from './references.ts'

/** A document that refers to another, and its page in the admin. */
export type Use = {
  href: string
  name: string
  /** Whether the place only loses one of several items. */
  isHarmless: boolean
}

type Target = {
  collection: string
  id: number
  /** The address of the document's page on the site, or `null`. */
  address: string | null
}

/** Enough to show where to look: a logo may be in a thousand articles. */
export const namedUses = 10

/** The limit keeps the bodies of all articles from being in memory at once. */
const documentsPerQuery = 50

/** The uses found, and whether the search was complete or found enough. */
export type Uses = { uses: Use[]; isComplete: boolean }

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
  const document = await req.payload.findByID({
    collection: slug,
    id,
    depth: 0,
    disableErrors: true,
    req,
    trash: true,
  })
  const target = { collection: slug, id, address: getAddress(slug, document) }
  const uses = new Map<string, Use>()
  let isComplete = true
  for await (const use of getUses(req, target)) {
    if (use && !(onlyHarmful && use.isHarmless)) uses.set(use.href, use)
    if (uses.size === namedUses) break
    isComplete = use !== null || !isOver()
    if (!isComplete) break
  }
  return { uses: [...uses.values()], isComplete }
}

/** Yields each use, and `null` after each query. */
async function* getUses(req: PayloadRequest, target: Target): AsyncGenerator<Use | null> {
  const { globals, collections } = req.payload.config
  for (const { slug, label, flattenedFields, versions } of globals) {
    if (!canReferTo(flattenedFields, target.collection)) continue
    for (const draft of versions?.drafts ? [false, true] : [false]) {
      const global = await req.payload.findGlobal({ slug, depth: 0, draft, locale: 'all', req })
      const use = useIn(flattenedFields, global, target)
      const name = getTranslation(label, req.i18n)
      if (use) yield { href: `/admin/globals/${slug}`, name, ...use }
    }
  }
  for (const collection of collections.toSorted(articlesLast)) {
    if (!isPublicCollection(collection.slug)) continue
    if (!canReferTo(collection.flattenedFields, target.collection)) continue
    const texts = collection.slug === articles ? getUseTexts(target.id, target.address) : null
    for (const draft of collection.versions?.drafts ? [false, true] : [false]) {
      const search = { collection, target, draft }
      if (texts === null) yield* usesWhere(req, search, {})
      else {
        const paths = getReferencePaths(collection.flattenedFields, target.collection)
        const or = paths.map((path) => ({ [path]: { equals: target.id } }))
        if (or.length > 0) yield* usesWhere(req, search, { or })
      }
    }
    if (texts === null) continue
    for await (const ids of postsHolding(req, texts)) {
      const isIn = { id: { in: ids } }
      for (const draft of ids.length > 0 ? [false, true] : []) {
        yield* usesWhere(req, { collection, target, draft }, isIn)
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

type Search = { collection: SanitizedCollectionConfig; target: Target; draft: boolean }

async function* usesWhere(
  req: PayloadRequest,
  { collection: { slug, admin, labels, flattenedFields }, target, draft }: Search,
  where: Where,
): AsyncGenerator<Use | null> {
  const search = { collection: slug, depth: 0, draft, req, sort: '-id' }
  // A document in the bin may be restored.
  const options = { ...search, limit: documentsPerQuery, pagination: false, trash: true }
  const kind = getTranslation(labels.singular, req.i18n)
  // Continues after the last id instead of using pages, for which the database would count and sort all documents again.
  for (let last = Number.MAX_SAFE_INTEGER; last > 0; ) {
    const older = last === Number.MAX_SAFE_INTEGER ? [] : [{ id: { less_than: last } }]
    const and = [where, ...older]
    const { docs } = await req.payload.find({ ...options, where: { and }, locale: 'all' })
    last = docs.length < documentsPerQuery ? 0 : Number(docs.at(-1)?.id)
    for (const document of docs) {
      if (slug === target.collection && document.id === target.id) continue
      const use = useIn(flattenedFields, document, target)
      if (!use) continue
      const title = textIn(Reflect.get(document, admin.useAsTitle ?? 'id'), req.i18n.language)
      const name = `${kind} “${title || document.id}”`
      yield { href: `/admin/collections/${slug}/${document.id}`, name, ...use }
    }
    yield null
    await otherWork()
  }
}

/** Returns how a document uses another, `null` if it does not. */
function useIn(
  fields: FlattenedField[],
  data: unknown,
  { collection, id, address }: Target,
): Pick<Use, 'isHarmless'> | null {
  const references = [...referencesIn(fields, data)].filter(
    (reference) => reference.collection === collection && reference.id === id,
  )
  const isLinked =
    address !== null && [...linksIn(fields, data)].some((link) => getPage(link) === address)
  if (references.length === 0 && !isLinked) return null
  return { isHarmless: !isLinked && references.every(({ isOneOfMany }) => isOneOfMany) }
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
