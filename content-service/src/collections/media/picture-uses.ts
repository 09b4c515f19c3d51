import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** A document that shows a picture, and its page in the admin. */
export type PictureUse = { href: string; name: string }

/** Enough to know where to look: a logo may be in a thousand articles. */
export const namedUses = 10

/** So that the bodies of all articles are never in memory at once. */
const documentsPerQuery = 50

/** The first documents that use a picture, including drafts but not earlier versions; `namedUses` at most. */
export async function findPictureUses(req: PayloadRequest, id: number): Promise<PictureUse[]> {
  const uses = new Map<string, PictureUse>()
  for await (const use of usesOf(req, id)) {
    uses.set(use.href, use)
    if (uses.size === namedUses) break
  }
  return [...uses.values()]
}

async function* usesOf(req: PayloadRequest, id: number): AsyncGenerator<PictureUse> {
  const { globals, collections } = req.payload.config
  for (const { slug, label, flattenedFields } of globals.filter(canHold)) {
    const global = await req.payload.findGlobal({ slug, depth: 0, locale: 'all', req })
    if (holds(flattenedFields, global, id)) {
      yield { href: `/admin/globals/${slug}`, name: getTranslation(label, req.i18n) }
    }
  }
  for (const collection of collections.filter(canHold)) {
    yield* usesInCollection(req, collection, id, false)
    if (collection.versions?.drafts) yield* usesInCollection(req, collection, id, true)
  }
}

async function* usesInCollection(
  req: PayloadRequest,
  { slug, admin, labels, flattenedFields }: SanitizedCollectionConfig,
  id: number,
  draft: boolean,
): AsyncGenerator<PictureUse> {
  const options = { collection: slug, depth: 0, draft, limit: documentsPerQuery, req, sort: 'id' }
  const kind = getTranslation(labels.singular, req.i18n)
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const found = await req.payload.find({ ...options, page, locale: 'all' })
    hasNext = found.hasNextPage
    for (const document of found.docs) {
      if (!holds(flattenedFields, document, id)) continue
      const title = textIn(Reflect.get(document, admin.useAsTitle ?? 'id'), req.i18n.language)
      yield {
        href: `/admin/collections/${slug}/${document.id}`,
        name: `${kind} “${title || document.id}”`,
      }
    }
  }
}

function canHold({ flattenedFields }: { flattenedFields: FlattenedField[] }): boolean {
  return flattenedFields.some(
    (field) =>
      isPictureField(field) ||
      field.type === 'richText' ||
      ('flattenedFields' in field && canHold(field)),
  )
}

function isPictureField(field: FlattenedField): boolean {
  return field.type === 'upload' && field.relationTo === 'media'
}

/** Whether a document, in any language, uses the picture in a field or a rich text. */
function holds(fields: FlattenedField[], data: unknown, id: number): boolean {
  if (typeof data !== 'object' || data === null) return false
  return fields.some((field) => {
    const value = Reflect.get(data, field.name)
    if (isPictureField(field)) return value === id
    if (field.type === 'richText') return holdsNode(value, id)
    if (!('flattenedFields' in field)) return false
    const rows = Array.isArray(value) ? value : [value]
    return rows.some((row) => holds(field.flattenedFields, row, id))
  })
}

/** A picture inside a rich text is not a relation in the database. */
function holdsNode(value: unknown, id: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('relationTo' in value && value.relationTo === 'media' && 'value' in value) {
    return value.value === id
  }
  return Object.values(value).some((inner) => holdsNode(inner, id))
}

function textIn(value: unknown, language: string): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return String(Reflect.get(value, language) || Object.values(value).find(Boolean) || '')
}
