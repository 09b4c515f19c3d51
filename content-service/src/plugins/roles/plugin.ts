import type { Access, CollectionConfig, Endpoint, GlobalConfig, Plugin } from 'payload'
import { isSales } from '../../platform/access/access.ts'

/** The collections that sales may open: messages, answer templates, and their own account. */
const ofSales = ['messages', 'reply-templates', 'users']

/** The search finds only what an account may open. */
const searchPath = '/desk/search'

const collectionRights = ['create', 'read', 'readVersions', 'update', 'delete'] as const
const globalRights = ['read', 'readVersions', 'update'] as const

/**
 * Restricts sales to messages, templates and their own account, for our own endpoints too. It follows the plugins that add
 * collections or endpoints: new ones are closed to sales until they are listed here.
 */
export function roles(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      ofSales.includes(collection.slug) ? collection : closedCollection(collection),
    ),
    globals: config.globals?.map(closedGlobal),
    endpoints: config.endpoints?.map((endpoint) =>
      endpoint.path === searchPath ? endpoint : closedEndpoint(endpoint),
    ),
  })
}

function closedCollection(collection: CollectionConfig): CollectionConfig {
  const { access, endpoints } = collection
  const closed = collectionRights.map((right) => [right, exceptSales(access?.[right])])
  return {
    ...collection,
    access: { ...access, ...Object.fromEntries(closed) },
    endpoints: endpoints ? endpoints.map(closedEndpoint) : endpoints,
  }
}

function closedGlobal(global: GlobalConfig): GlobalConfig {
  const { access, endpoints } = global
  const closed = globalRights.map((right) => [right, exceptSales(access?.[right])])
  return {
    ...global,
    access: { ...access, ...Object.fromEntries(closed) },
    endpoints: endpoints ? endpoints.map(closedEndpoint) : endpoints,
  }
}

/** Payload's default rule is a session. */
function exceptSales(access: Access = ({ req }) => Boolean(req.user)): Access {
  return (args) => !isSales(args.req.user) && access(args)
}

function closedEndpoint(endpoint: Omit<Endpoint, 'root'>): Endpoint {
  return {
    ...endpoint,
    handler: (req) =>
      isSales(req.user)
        ? Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 })
        : endpoint.handler(req),
  }
}
