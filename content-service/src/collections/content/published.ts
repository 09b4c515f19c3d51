import type { CollectionSlug, Where } from 'payload'
import { hasDrafts } from './public-collections.ts'

/** Payload also returns drafts, unless a query excludes them. */
export const published: Where = { _status: { equals: 'published' } }

/** Returns the query for the documents that visitors may see. */
export function getPublished(collection: CollectionSlug, where: Where = {}): Where {
  return hasDrafts(collection) ? { and: [published, where] } : where
}

/** Excludes items below an item that visitors may not see: they would move to the top. */
export const belowPublished: Where = {
  or: [{ parent: { exists: false } }, { 'parent._status': { equals: 'published' } }],
}

/**
 * Removes references to documents that visitors may not see: Payload also populates a reference to a draft that was never
 * published, or was unpublished.
 */
export function withoutDrafts<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.filter((one) => !isDraft(one)).map(withoutDrafts) as Value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isDraft(part) ? null : withoutDrafts(part)]),
  ) as Value
}

function isDraft(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && '_status' in value && value._status === 'draft'
  )
}
