import { getTranslation } from '@payloadcms/translations'
import type {
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { addressOf, pageOf } from '../desk/addresses.ts'
import { linksIn } from '../desk/links.ts'
import { canReferTo, referencesIn } from './references.ts'

/** A document that refers to another, and its page in the admin. */
export type Use = {
  href: string
  name: string
  /** Whether the place only loses one of several. */
  isHarmless: boolean
}

type Target = {
  collection: string
  id: number
  /** The address of its page on the site, `null` if it has none. */
  address: string | null
}

/** Enough to know where to look: a logo may be in a thousand articles. */
export const namedUses = 10

/** So that the bodies of all articles are never in memory at once. */
const documentsPerQuery = 50

/**
 * The first public documents that refer or link to a document, including drafts and the bin but not earlier versions;
 * `namedUses` at most.
 */
export async function findUses(
  req: PayloadRequest,
  { slug, id }: { slug: CollectionSlug; id: number },
  { onlyHarmful = false } = {},
): Promise<Use[]> {
  const document = await req.payload.findByID({
    collection: slug,
    id,
    depth: 0,
    disableErrors: true,
    req,
    trash: true,
  })
  const target = { collection: slug, id, address: addressOf(slug, document) }
  const uses = new Map<string, Use>()
  for await (const use of usesOf(req, target)) {
    if (onlyHarmful && use.isHarmless) continue
    uses.set(use.href, use)
    if (uses.size === namedUses) break
  }
  return [...uses.values()]
}

async function* usesOf(req: PayloadRequest, target: Target): AsyncGenerator<Use> {
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
  for (const collection of collections) {
    if (!isPublicCollection(collection.slug)) continue
    if (!canReferTo(collection.flattenedFields, target.collection)) continue
    yield* usesInCollection(req, collection, target, false)
    if (collection.versions?.drafts) yield* usesInCollection(req, collection, target, true)
  }
}

async function* usesInCollection(
  req: PayloadRequest,
  { slug, admin, labels, flattenedFields }: SanitizedCollectionConfig,
  target: Target,
  draft: boolean,
): AsyncGenerator<Use> {
  const search = { collection: slug, depth: 0, draft, req, sort: 'id' }
  // A document in the bin may be restored.
  const options = { ...search, limit: documentsPerQuery, pagination: false, trash: true }
  const kind = getTranslation(labels.singular, req.i18n)
  // By the last id instead of a page, for which the database would count and sort all of them again.
  for (let last: number | undefined = 0; last !== undefined; ) {
    const where: Where = { id: { greater_than: last } }
    const { docs } = await req.payload.find({ ...options, where, locale: 'all' })
    last = docs.length < documentsPerQuery ? undefined : Number(docs.at(-1)?.id)
    for (const document of docs) {
      if (slug === target.collection && document.id === target.id) continue
      const use = useIn(flattenedFields, document, target)
      if (!use) continue
      const title = textIn(Reflect.get(document, admin.useAsTitle ?? 'id'), req.i18n.language)
      const name = `${kind} “${title || document.id}”`
      yield { href: `/admin/collections/${slug}/${document.id}`, name, ...use }
    }
  }
}

/** How a document uses another, `null` if it does not. */
function useIn(
  fields: FlattenedField[],
  data: unknown,
  { collection, id, address }: Target,
): Pick<Use, 'isHarmless'> | null {
  const references = [...referencesIn(fields, data)].filter(
    (reference) => reference.collection === collection && reference.id === id,
  )
  const isLinked =
    address !== null && [...linksIn(fields, data)].some((link) => pageOf(link) === address)
  if (references.length === 0 && !isLinked) return null
  return { isHarmless: !isLinked && references.every(({ isOneOfMany }) => isOneOfMany) }
}

function textIn(value: unknown, language: string): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return String(Reflect.get(value, language) || Object.values(value).find(Boolean) || '')
}
