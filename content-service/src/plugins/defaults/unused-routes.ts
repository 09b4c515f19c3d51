import type { SanitizedConfig } from 'payload'

/** Routes of files: pictures and documents have their own addresses. */
const ofFiles = ['/file/:filename', '/paste-url/:id?']

/**
 * Removes unused routes that Payload adds after the plugins: many requests to them give 500. Routes of versions remain
 * only where versions exist, and of Payload's own collections only those of one preference, which the admin reads and
 * writes.
 */
export function withoutUnusedRoutes(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { slug, versions } = collection
    collection.endpoints = (collection.endpoints || []).filter(({ method, path }) => {
      const isPreference = slug === 'payload-preferences' && path === '/:key'
      if (slug.startsWith('payload-')) return isPreference && method !== 'delete'
      return !ofFiles.includes(path) && (versions || !path.startsWith('/versions'))
    })
  }
  return config
}
