import { attachmentKinds, attachmentLimits } from '@niaga/contract/attachments'
import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../platform/database/internal-collection.ts'
import { scans } from './scans.ts'

/**
 * The files received with a message or sent with an answer. They are never public: their content is stored apart from the
 * site's uploads, under a name that nothing serves, and only the endpoints of a message return it, to accounts that may
 * read the message (`endpoints.ts`). A record is created before its content is written and attached to a message
 * afterwards: files without a message are deleted, so a failure leaves nothing behind.
 */
export function messageFiles(): CollectionConfig {
  return internalCollection('message-files', [
    { name: 'message', type: 'relationship', relationTo: 'messages', index: true },
    { name: 'isAttached', type: 'checkbox', defaultValue: false },
    { name: 'origin', type: 'select', required: true, options: ['visitor', 'company'] },
    { name: 'name', type: 'text', required: true, maxLength: attachmentLimits.name },
    { name: 'type', type: 'select', required: true, options: [...attachmentKinds] },
    { name: 'bytes', type: 'number', required: true },
    {
      name: 'scan',
      type: 'select',
      required: true,
      options: scans.map(({ value }) => value),
    },
    { name: 'storedName', type: 'text', required: true, unique: true },
  ])
}
