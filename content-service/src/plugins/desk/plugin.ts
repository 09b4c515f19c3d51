import type { Field, Plugin } from 'payload'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { buttonAddress, siteAddress } from '../../collections/menu-items/site-address.ts'
import { isAddressField } from '../../platform/admin/field-marks.ts'
import { mapFields } from '../../platform/config/map-fields.ts'
import { deskEndpoints } from './endpoints.ts'
import { withKnownNames } from './known-names.ts'

const linkPart = '/src/plugins/desk/link-part.tsx#LinkPart'

/** Adds a page chooser to every address field, and checks the names in braces of every text that the site shows. */
export function desk(): Plugin {
  return (config) => ({
    ...config,
    endpoints: [...(config.endpoints ?? []), ...deskEndpoints()],
    collections: config.collections?.map((collection) =>
      isPublicCollection(collection.slug)
        ? { ...collection, fields: mapFields(collection.fields, withTools(collection.slug)) }
        : collection,
    ),
    globals: config.globals?.map((global) => ({
      ...global,
      fields: mapFields(global.fields, withTools(global.slug)),
    })),
  })
}

function withTools(slug: string) {
  return (field: Field) => withKnownNames(slug, withLinkPart(field))
}

/** Adds the choice of a page to every field that is marked as an address or validated as a site address. */
function withLinkPart(field: Field): Field {
  if (field.type !== 'text' || field.hasMany) return field
  const isAddress = field.validate === siteAddress || field.validate === buttonAddress
  if (!isAddress && !field.custom?.[isAddressField]) return field
  const { admin, custom } = field
  const afterInput = [...(admin?.components?.afterInput ?? []), linkPart]
  return {
    ...field,
    custom: { ...custom, [isAddressField]: true },
    admin: { ...admin, components: { ...admin?.components, afterInput } },
  }
}
