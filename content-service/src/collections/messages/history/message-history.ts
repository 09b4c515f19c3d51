import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../../platform/database/internal-collection.ts'
import { historyEvents } from './history-events.ts'

/** What happened to each enquiry. Rows are only added, by the service, and go with their enquiry. */
export function messageHistory(): CollectionConfig {
  return internalCollection('message-history', [
    { name: 'message', type: 'relationship', relationTo: 'messages', index: true },
    { name: 'at', type: 'date', required: true },
    { name: 'event', type: 'select', required: true, options: [...historyEvents] },
    // Names, not references: they stay when an account is gone. Empty for what the service did.
    { name: 'who', type: 'text' },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
  ])
}
