import {
  type CollectionConfig,
  type CollectionSlug,
  type Config,
  type Plugin,
  traverseFields,
} from 'payload'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { documentId } from '../../platform/admin/document-endpoints.ts'
import { formPart } from '../../platform/admin/fields.ts'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'
import { withListPart, withMore } from '../../platform/config/extend.ts'
import { hasAddresses } from '../desk/addresses.ts'
import { findUses, shareScan } from './find-uses.ts'
import { keepUsed, keepUsedFromBin } from './keep-used.ts'
import { pictureLists } from './picture-lists.ts'

/**
 * Shows where documents are used, in each public collection that others refer to, and rejects the deletion of used
 * documents.
 */
export function uses(): Plugin {
  return (config) => {
    const targets = targetsIn(config)
    return {
      ...config,
      collections: config.collections?.map((collection) =>
        targets.has(collection.slug) ? withUses(collection) : collection,
      ),
    }
  }
}

/** The form shows the uses once they are found; the texts of 100,000 articles take longer. */
const longestMs = 1000

/** `GET …/:id/uses` lists where a document is used. */
function usesEndpoint(slug: CollectionSlug) {
  return adminEndpoint({ method: 'get', path: '/:id/uses', role: 'account' }, async ({ req }) => {
    const id = documentId(req)
    const end = performance.now() + longestMs
    return findUses(req, { slug, id }, { isOver: () => performance.now() > end })
  })
}

function withUses(config: CollectionConfig): CollectionConfig {
  const { slug } = config
  if (!isPublicCollection(slug)) return config
  const collection = slug === 'media' ? withLists(config) : config
  const added = {
    beforeOperation: [shareScan],
    beforeDelete: [keepUsed],
    beforeChange: [keepUsedFromBin],
  }
  const part = '/src/plugins/uses/uses-part.tsx#UsesPart'
  return {
    ...withMore(collection, { endpoints: [usesEndpoint(slug)] }),
    fields: [...collection.fields, formPart('usedIn', part, { position: 'sidebar' })],
    hooks: withMore(collection.hooks, added),
  }
}

function withLists(collection: CollectionConfig): CollectionConfig {
  const links = '/src/plugins/uses/picture-links.tsx#PictureLinks'
  return withMore(withListPart(collection, links), { endpoints: [pictureLists] })
}

/** Returns the collections that fields refer to or addresses lead to. */
function targetsIn({ collections = [], globals = [] }: Config): Set<string> {
  const targets = new Set<string>()
  for (const { slug, fields } of [...collections, ...globals]) {
    const names = fields.flatMap((field) => ('name' in field ? field.name : []))
    if (hasAddresses(slug, names)) targets.add(slug)
    traverseFields({
      fields,
      fillEmpty: false,
      callback: ({ field }) => {
        if (field.type !== 'relationship' && field.type !== 'upload') return
        for (const target of [field.relationTo].flat()) targets.add(target)
      },
    })
  }
  return targets
}
