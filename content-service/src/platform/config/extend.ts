import type { CollectionConfig, Config } from 'payload'

/** Returns a config with one collection changed. */
export function withCollection(
  config: Config,
  slug: string,
  change: (collection: CollectionConfig) => CollectionConfig,
): Config {
  const collections = config.collections?.map((collection) =>
    collection.slug === slug ? change(collection) : collection,
  )
  return { ...config, collections }
}

/** Returns the hooks of a collection, a global or a config, followed by a plugin's hooks. */
export function withHooks<Hooks extends object>(hooks: Hooks | undefined, added: Hooks): Hooks {
  const lists = Object.entries(added).map(([name, list]) => [
    name,
    [...(Reflect.get(hooks ?? {}, name) ?? []), ...list],
  ])
  return { ...hooks, ...Object.fromEntries(lists) }
}
