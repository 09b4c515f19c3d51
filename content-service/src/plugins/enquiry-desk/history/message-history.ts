import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../../platform/database/internal-collection.ts'
import { historyEvents } from './history-events.ts'

/** The history of each enquiry. Only the service adds rows; they are deleted with their enquiry. */
export function messageHistory(): CollectionConfig {
  return internalCollection('message-history', [
    { name: 'message', type: 'relationship', relationTo: 'messages', index: true },
    { name: 'at', type: 'date', required: true },
    { name: 'event', type: 'select', required: true, options: [...historyEvents] },
    // A name, not a reference: it remains when the account is deleted. Empty for an action of the service.
    { name: 'who', type: 'text' },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
  ])
}
