import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../platform/database/internal-collection.ts'

/**
 * The documents that were imported from another content host: source, document and digest. A second import finds them,
 * and skips what has not changed at the source.
 */
export function importedDocuments(): CollectionConfig {
  return internalCollection('imported-documents', [
    { name: 'source', type: 'text', required: true, unique: true },
    { name: 'document', type: 'number', required: true },
    { name: 'digest', type: 'text', required: true },
  ])
}
