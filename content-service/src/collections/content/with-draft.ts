import type { Locale } from '@niaga/contract/locale'
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  FlattenedField,
  Payload,
  Where,
} from 'payload'
import { previewedId } from './preview-target.ts'

type Options = { depth: number; locale: Locale; fallbackLocale: Locale | false }

/** Returns the draft of the previewed document; `null` if there is no draft or it does not match a query. */
export async function findDraft<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  options: Options,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const id = previewedId(collection)
  if (id === null) return null
  const only = { and: [{ id: { equals: id } }, where] }
  const query = { ...options, collection, where: only, limit: 1, pagination: false }
  const { docs } = await payload.find(asDrafts(query))
  const [draft] = docs
  return draft ? shownAsPublished(draft) : null
}

/** Replaces the previewed document where other documents refer to it. */
export async function withReferredDraft<Document extends object>(
  payload: Payload,
  collection: CollectionSlug,
  documents: Document[],
  options: Options,
): Promise<Document[]> {
  const { flattenedFields } = payload.collections[collection].config
  return Promise.all(documents.map((one) => replaced(payload, flattenedFields, one, options)))
}

async function replaced<Value extends object>(
  payload: Payload,
  fields: FlattenedField[],
  document: Value,
  options: Options,
): Promise<Value> {
  const result = { ...document }
  for (const field of fields) {
    const value: unknown = Reflect.get(document, field.name)
    if (typeof value !== 'object' || value === null) continue
    if (field.type === 'relationship' && typeof field.relationTo === 'string') {
      const { relationTo } = field
      const swap = (one: unknown) => draftInstead(payload, relationTo, one, options)
      const swapped = Array.isArray(value) ? Promise.all(value.map(swap)) : swap(value)
      Reflect.set(result, field.name, await swapped)
    } else if ('flattenedFields' in field) {
      const inner = field.flattenedFields
      const swap = (part: object) => replaced(payload, inner, part, options)
      const swapped = Array.isArray(value) ? Promise.all(value.map(swap)) : swap(value)
      Reflect.set(result, field.name, await swapped)
    }
  }
  return result
}

async function draftInstead(
  payload: Payload,
  collection: CollectionSlug,
  value: unknown,
  options: Options,
): Promise<unknown> {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : null
  if (id !== previewedId(collection)) return value
  return (await findDraft(payload, collection, {}, { ...options, depth: 0 })) ?? value
}

/** Marks a draft as published, which keeps it in the results. */
function shownAsPublished<Document extends object>(draft: Document): Document {
  return Object.assign(draft, { _status: 'published' })
}

/** Payload's type of `draft` cannot follow a generic collection. */
function asDrafts<Query extends object>(query: Query): Query {
  return { ...query, draft: true }
}
