import type { Plugin } from 'payload'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { mapFields } from '../../platform/config/map-fields.ts'
import { withLinkPart } from './address-fields.ts'
import { deskEndpoints } from './endpoints.ts'

/** Adds the editor's tools beyond the forms: a page chooser at every address field. */
export function desk(): Plugin {
  return (config) => ({
    ...config,
    endpoints: [...(config.endpoints ?? []), ...deskEndpoints()],
    collections: config.collections?.map((collection) =>
      isPublicCollection(collection.slug)
        ? { ...collection, fields: mapFields(collection.fields, withLinkPart) }
        : collection,
    ),
    globals: config.globals?.map((global) => ({
      ...global,
      fields: mapFields(global.fields, withLinkPart),
    })),
  })
}
