import type { Endpoint, Field, PayloadRequest, Plugin, Validate } from 'payload'
import { text, textarea } from 'payload/shared'
import { figureHelp, unknownNames } from '../../collections/content/placeholders.ts'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { buttonAddress, siteAddress } from '../../collections/menu-items/site-address.ts'
import { bodyText } from '../../platform/admin/body-text.ts'
import { isAddressField } from '../../platform/admin/field-marks.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'
import { mapFields } from '../../platform/config/map-fields.ts'
import { findDocuments, findLinkTargets, getLinkState } from './find-documents.ts'
import { nameMissing } from './name-missing.ts'

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

/** Payload's own rules for a field without one; a rich text always has one. */
const defaultRules = { text, textarea, richText: undefined }

/** Rejects names in braces that nothing fills in, in a text of a collection or global. */
function withKnownNames(slug: string, field: Field): Field {
  const isText = field.type === 'text' || field.type === 'textarea' || field.type === 'richText'
  if (!isText || !field.localized) return field
  const rule = field.validate ?? defaultRules[field.type]
  const validate: Validate = async (value, options) => {
    const result = rule ? await Reflect.apply(rule, field, [value, options]) : true
    const names = unknownNames(typeof value === 'string' ? value : bodyText(value), slug).join(', ')
    if (result !== true || names === '') return result
    return sentenceFor(options.req, {
      id: `${names} tidak diisi oleh apa pun. ${figureHelp.id}`,
      en: `Nothing fills in ${names}. ${figureHelp.en}`,
    })
  }
  return { ...field, validate } as Field
}

/** The endpoints for the desk's components in the browser, only for signed-in accounts. */
function deskEndpoints(): Endpoint[] {
  return [
    get('search', async (req, query) => ({ found: await findDocuments(req, query('q')) })),
    get('link-targets', async (req, query) => ({
      targets: await findLinkTargets(req, query('q')),
    })),
    get('link', (req, query) => getLinkState(req, query('q'))),
    get('translations', (req, query) =>
      nameMissing(req, query('slug'), query('id') === '' ? null : Number(query('id'))),
    ),
  ]
}

type Respond = (req: PayloadRequest, query: (name: string) => string) => Promise<object>

/** @returns an endpoint at `/cms/api/desk/NAME` */
function get(name: string, respond: Respond): Endpoint {
  return adminEndpoint({ method: 'get', path: `/desk/${name}`, role: 'account' }, ({ req }) =>
    respond(req, (key) => req.searchParams.get(key) ?? ''),
  )
}
