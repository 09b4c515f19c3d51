import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentType, documentTypes } from '@niaga/contract/documents'
import type { Payload } from 'payload'
import type { MessageReply } from '../../../platform/payload-types.ts'
import { servicesOf } from '../../../platform/services/services.ts'
import { mediaFolder } from '../../media/media-folder.ts'

type Attached = NonNullable<MessageReply['attachments']>[number]

/** @returns the files of an answer, `null` when one of them is no longer what was attached */
export async function readAttachments(payload: Payload, attached: readonly Attached[]) {
  const files: { filename: string; content: Buffer; contentType: string }[] = []
  for (const { name, bytes, document } of attached) {
    const stored = await payload.findByID({
      collection: 'documents',
      id: document,
      depth: 0,
      disableErrors: true,
    })
    const type = documentType(name)
    if (!stored || !type || stored.filename !== name) return null
    const content = await readStored(payload, name)
    if (content?.length !== bytes) return null
    files.push({ filename: name, content, contentType: documentTypes[type] })
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
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The bucket responded ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
