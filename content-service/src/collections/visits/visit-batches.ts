import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../platform/database/internal-collection.ts'

/** The batches of visits already counted, which identify a repeated batch. */
export function visitBatches(): CollectionConfig {
  const fields = [
    { name: 'batch', type: 'text', required: true, unique: true },
    { name: 'day', type: 'text', required: true, index: true },
  ] as const
  return { ...internalCollection('visit-batches', [...fields]), timestamps: false }
}
