import type { CollectionBeforeChangeHook } from 'payload'

/** Dates a post that an editor publishes without a date; an imported one stays undated. */
export const setPublishedDate: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!req.user || data._status !== 'published' || data.publishedDate) return data
  return { ...data, publishedDate: new Date().toISOString() }
}
