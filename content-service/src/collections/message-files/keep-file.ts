import { randomUUID } from 'node:crypto'
import { type AttachmentType, attachmentTypes } from '@niaga/contract/attachments'
import type { Payload } from 'payload'
import type { MessageFile } from '../../platform/payload-types.ts'
import { fileStore } from './file-store.ts'
import type { Scan } from './scans.ts'

/** A file that has been checked. */
export type CheckedFile = { name: string; type: AttachmentType; data: Buffer; scan: Scan }

type Owner = { origin: MessageFile['origin']; message: number | null }

/**
 * Stores a file: first its record, then its content. A file that is not attached to a message within the hour is deleted
 * (`remove-unattached.ts`).
 *
 * @throws {Error} when the file cannot be stored; its record is deleted with the other unattached ones
 */
export async function keepFile(
  payload: Payload,
  { name, type, data, scan }: CheckedFile,
  { origin, message }: Owner,
): Promise<MessageFile> {
  // Neither `/storage` nor `/files` serves a name of this form from the bucket.
  const storedName = `${randomUUID()}.attachment`
  const bytes = data.byteLength
  const record = await payload.create({
    collection: 'message-files',
    data: { name, type, bytes, scan, storedName, origin, isAttached: false },
  })
  await fileStore(payload).write(storedName, data, attachmentTypes[type])
  if (message === null) return record
  return payload.update({
    collection: 'message-files',
    id: record.id,
    data: { message, isAttached: true },
  })
}
