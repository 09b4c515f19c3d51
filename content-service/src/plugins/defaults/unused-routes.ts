import type { SanitizedConfig } from 'payload'

/**
 * Removes routes that Payload adds to every collection after the plugins: of versions where there are none, which fail, and of
 * its own collections, of which the admin calls those of one preference alone.
 */
export function withoutUnusedRoutes(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { slug, versions } = collection
    collection.endpoints = (collection.endpoints || []).filter(({ path }) =>
      slug.startsWith('payload-')
        ? slug === 'payload-preferences' && path === '/:key'
        : versions || !path.startsWith('/versions'),
    )
  }
  return config
}
