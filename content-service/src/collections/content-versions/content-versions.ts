import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../platform/database/internal-collection.ts'

/**
 * Numbers that grow with what is published: `content` with every change, `notified:<address>` with what a site was
 * notified of, `shown-until` the moment (in ms) up to which dated content is shown.
 */
export function contentVersions(): CollectionConfig {
  return internalCollection('content-versions', [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'version', type: 'number', required: true },
  ])
}
