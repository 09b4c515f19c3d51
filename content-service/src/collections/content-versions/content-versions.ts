import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../platform/database/internal-collection.ts'

/**
 * Counters and moments of the published content: `content` rises with every change, `notified:<address>` is the version
 * that a site was notified of, `shown-until` the moment (in ms) up to which dated content is shown,
 * `gone:<collection>/<id>` the time (in ms) when a public document was deleted.
 */
export function contentVersions(): CollectionConfig {
  return internalCollection('content-versions', [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'version', type: 'number', required: true },
  ])
}
