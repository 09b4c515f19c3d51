import { attachmentKinds, attachmentLimits } from '@niaga/contract/attachments'
import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../platform/database/internal-collection.ts'
import { scans } from './scans.ts'

/**
 * The files that came with a message, or that go with an answer. They are never public: their content is stored apart
 * from the uploads for the site, under a name that nothing serves, and only the endpoints of a message give it, to those
 * who may read the message (`endpoints.ts`). A record is made before its content is written and belongs to a message
 * afterwards, so that nothing that failed in between is left behind: what belongs to no message is deleted.
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
