import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../../platform/database/internal-collection.ts'
import { failures } from './failures.ts'

/**
 * What was answered to each enquiry, as it was sent. Only the service writes it, and those who may read the enquiry read
 * it through the thread. It goes with its enquiry: see `delete-orphans.ts`.
 */
export function messageReplies(): CollectionConfig {
  return internalCollection('message-replies', [
    { name: 'message', type: 'relationship', relationTo: 'messages', index: true },
    // Made by the composer, so that a request that is repeated stores no second answer.
    { name: 'key', type: 'text', required: true, unique: true },
    // A name, not a reference: it stays when the account is gone.
    { name: 'author', type: 'text', required: true },
    { name: 'replyTo', type: 'email', required: true },
    { name: 'to', type: 'email', required: true },
    { name: 'language', type: 'select', required: true, options: ['id', 'en'] },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    {
      name: 'attachments',
      type: 'array',
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'bytes', type: 'number', required: true },
        { name: 'file', type: 'number', required: true },
      ],
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      options: ['waiting', 'sent', 'failed'],
    },
    { name: 'failure', type: 'select', options: [...failures] },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'sentAt', type: 'date' },
  ])
}
