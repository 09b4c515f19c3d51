import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../platform/database/internal-collection.ts'

/**
 * The documents imported from another content host: source, document and digest. A second import finds them, and skips
 * documents unchanged at the source.
 */
export function importedDocuments(): CollectionConfig {
  return internalCollection('imported-documents', [
    { name: 'source', type: 'text', required: true, unique: true },
    { name: 'document', type: 'number', required: true },
    { name: 'digest', type: 'text', required: true },
  ])
}
