import type { CollectionConfig, Config, CustomComponent } from 'payload'

type AdminParts = NonNullable<NonNullable<Config['admin']>['components']>

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

/** Returns an object of lists, such as the hooks of a collection, with entries added to the end of some. */
export function withMore<Part extends object>(part: Part | undefined, added: Partial<Part>): Part {
  const lists = Object.entries({ ...added }).map(([name, list]) => [
    name,
    [Reflect.get(part ?? {}, name) || [], list].flat(),
  ])
  return { ...part, ...Object.fromEntries(lists) }
}

/** Returns a config with pages and parts added to the admin. */
export function withAdmin(config: Config, { views, ...parts }: AdminParts): Config {
  const components = withMore(config.admin?.components, parts)
  const admin = {
    ...config.admin,
    components: { ...components, views: { ...components.views, ...views } },
  }
  return { ...config, admin }
}

/** Describes a page of the admin. */
export function adminView(path: `/${string}`, Component: string, title?: string) {
  return { Component, path, exact: true, ...(title && { meta: { title } }) }
}

/** Returns a collection with a part above its list. */
export function withListPart(
  collection: CollectionConfig,
  part: CustomComponent,
): CollectionConfig {
  const { admin } = collection
  const components = withMore(admin?.components, { beforeListTable: [part] })
  return { ...collection, admin: { ...admin, components } }
}
