import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../platform/database/internal-collection.ts'

/**
 * What was taken from another content host: where from, as which document here, and what it was then.
 * So a second import finds what the first one made, and leaves alone what has not changed there.
 */
export function importedDocuments(): CollectionConfig {
  return internalCollection('imported-documents', [
    { name: 'source', type: 'text', required: true, unique: true },
    { name: 'document', type: 'number', required: true },
    { name: 'digest', type: 'text', required: true },
  ])
}
