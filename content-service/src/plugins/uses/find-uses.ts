import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { canReferTo, type Reference, referencesIn } from './references.ts'

/** A document that refers to another, and its page in the admin. */
export type Use = {
  href: string
  name: string
  /** Whether the place only loses one of several. */
  isHarmless: boolean
}

type Target = { collection: string; id: number }

/** Enough to know where to look: a logo may be in a thousand articles. */
export const namedUses = 10

/** So that the bodies of all articles are never in memory at once. */
const documentsPerQuery = 50

/** The first public documents that refer to a document, including drafts but not earlier versions; `namedUses` at most. */
export async function findUses(
  req: PayloadRequest,
  target: Target,
  { onlyHarmful = false } = {},
): Promise<Use[]> {
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
  for (const { slug, label, flattenedFields } of globals) {
    if (!canReferTo(flattenedFields, target.collection)) continue
    const global = await req.payload.findGlobal({ slug, depth: 0, draft: true, locale: 'all', req })
    const found = referencesTo(target, referencesIn(flattenedFields, global))
    const name = getTranslation(label, req.i18n)
    if (found.length > 0) yield useAt(`/admin/globals/${slug}`, name, found)
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
  const options = { collection: slug, depth: 0, draft, limit: documentsPerQuery, req, sort: 'id' }
  const kind = getTranslation(labels.singular, req.i18n)
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const found = await req.payload.find({ ...options, page, locale: 'all' })
    hasNext = found.hasNextPage
    for (const document of found.docs) {
      if (slug === target.collection && document.id === target.id) continue
      const references = referencesTo(target, referencesIn(flattenedFields, document))
      if (references.length === 0) continue
      const title = textIn(Reflect.get(document, admin.useAsTitle ?? 'id'), req.i18n.language)
      const name = `${kind} “${title || document.id}”`
      yield useAt(`/admin/collections/${slug}/${document.id}`, name, references)
    }
  }
}

function referencesTo(target: Target, references: Iterable<Reference>): Reference[] {
  return [...references].filter(
    ({ collection, id }) => collection === target.collection && id === target.id,
  )
}

function useAt(href: string, name: string, references: Reference[]): Use {
  return { href, name, isHarmless: references.every(({ isOneOfMany }) => isOneOfMany) }
}

function textIn(value: unknown, language: string): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return String(Reflect.get(value, language) || Object.values(value).find(Boolean) || '')
}
