import type { SanitizedConfig } from 'payload'

/** Of files: pictures and documents have addresses of their own. */
const ofFiles = ['/file/:filename', '/paste-url/:id?']

/**
 * Removes routes that Payload adds after the plugins and that nothing calls: they respond with 500 to much. Versions are only
 * of what has some, and of Payload's own collections the admin reads and writes one preference alone.
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
