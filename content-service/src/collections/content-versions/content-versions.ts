import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../platform/database/internal-collection.ts'

/**
 * Numbers about what is published: those that grow, `content` with every change, `notified:<address>` with what a site was
 * notified of, `shown-until` the moment (in ms) up to which dated content is shown, `gone:<collection>/<id>` when a public
 * document was deleted (in ms).
 */
export function contentVersions(): CollectionConfig {
  return internalCollection('content-versions', [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'version', type: 'number', required: true },
  ])
}
