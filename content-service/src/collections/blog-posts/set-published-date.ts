import type { CollectionBeforeChangeHook } from 'payload'

/** A post that somebody publishes without a date is dated then; one that is imported keeps having none. */
export const dateOnPublishing: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!req.user || data._status !== 'published' || data.publishedDate) return data
  return { ...data, publishedDate: new Date().toISOString() }
}
