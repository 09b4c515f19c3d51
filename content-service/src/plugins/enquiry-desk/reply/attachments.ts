import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attachmentTypes } from '@niaga/contract/attachments'
import { documentType } from '@niaga/contract/documents'
import type { Payload, PayloadRequest } from 'payload'
import { mediaFolder } from '../../../collections/media/media-folder.ts'
import { attachmentName } from '../../../collections/message-files/file-name.ts'
import { fileStore } from '../../../collections/message-files/file-store.ts'
import { keepFile } from '../../../collections/message-files/keep-file.ts'
import { isOpen } from '../../../collections/message-files/scans.ts'
import type { MessageFile, MessageReply } from '../../../platform/payload-types.ts'
import { servicesOf } from '../../../platform/services/services.ts'

export type Attached = NonNullable<MessageReply['attachments']>[number]

/**
 * Copies documents of the company: a sent attachment stays the same when a document is replaced. The copies are not
 * attached to a message yet, and are deleted unless an answer attaches them (`message-files/remove-unattached.ts`).
 *
 * @returns `null` when a document does not exist
 */
export async function copyDocuments(
  payload: Payload,
  ids: readonly number[],
): Promise<MessageFile[] | null> {
  const copies: MessageFile[] = []
  for (const id of new Set(ids)) {
    const document = await payload.findByID({
      collection: 'documents',
      id,
      depth: 0,
      disableErrors: true,
    })
    const type = documentType(document?.filename ?? '')
    const data = document?.filename && type ? await readStored(payload, document.filename) : null
    if (!document?.filename || !type || !data) return null
    const name = attachmentName(document.filename, type)
    const file = { name, type, data, scan: 'none' } as const
    copies.push(await keepFile(payload, file, { origin: 'company', message: null }))
  }
  return copies
}

/**
 * Attaches copies of documents, and files that a colleague uploaded to the same message, to an answer.
 *
 * @returns `null` when a file does not exist or is not scanned yet
 */
export async function attach(
  req: PayloadRequest,
  message: number,
  copies: readonly MessageFile[],
  uploaded: readonly number[],
): Promise<Attached[] | null> {
  for (const { id } of copies) {
    const data = { message, isAttached: true }
    await req.payload.update({ collection: 'message-files', id, data, req })
  }
  const files = [...copies]
  for (const id of new Set(uploaded)) {
    const file = await req.payload.findByID({
      collection: 'message-files',
      id,
      depth: 0,
      disableErrors: true,
      req,
    })
    if (file?.message !== message || file.origin !== 'company' || !isOpen(file.scan)) return null
    files.push(file)
  }
  return files.map(({ id, name, bytes }) => ({ file: id, name, bytes }))
}

/**
 * @returns the files of an answer, `null` when a file is missing
 * @throws {Error} when the storage does not respond
 */
export async function readAttachments(payload: Payload, attached: readonly Attached[]) {
  const files: { filename: string; content: Buffer; contentType: string }[] = []
  for (const { name, file: id } of attached) {
    const file = await payload.findByID({
      collection: 'message-files',
      id,
      depth: 0,
      disableErrors: true,
    })
    if (!file || !isOpen(file.scan)) return null
    const content = await fileStore(payload).read(file.storedName)
    files.push({ filename: name, content, contentType: attachmentTypes[file.type] })
  }
  return files
}

/** @throws {Error} when the storage does not respond */
async function readStored(payload: Payload, name: string): Promise<Buffer | null> {
  const { bucket, environment } = servicesOf(payload)
  if (!bucket) {
    return readFile(join(mediaFolder(environment.dataFolder), name)).catch(() => null)
  }
  const response = await bucket.read(name, 'GET', {})
  if (response.ok) return Buffer.from(await response.arrayBuffer())
  await response.body?.cancel()
  if (response.status === 404) return null
  throw new Error(`The bucket responded ${response.status}`)
}
