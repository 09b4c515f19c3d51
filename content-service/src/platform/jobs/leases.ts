import type { CollectionConfig } from 'payload'
import { internalCollection } from '../database/internal-collection.ts'

/** Records which copy of the service has each lease. */
export function leases(): CollectionConfig {
  return internalCollection('leases', [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'holder', type: 'text', required: true },
    { name: 'until', type: 'number', required: true },
  ])
}
