import { attachmentKinds, attachmentLimits } from '@niaga/contract/attachments'
import type { Payload } from 'payload'
import { examineFile, type FileFault } from '../../platform/files/examine-file.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { attachmentName } from './file-name.ts'
import type { CheckedFile } from './keep-file.ts'

export type AttachmentFault = FileFault | 'pixels' | 'infected' | 'too-many'

type Checked = { files: CheckedFile[] } | { fault: AttachmentFault; index: number }

/**
 * Checks files by their content, and scans them if there is a scanner. If the scanner does not respond, the files wait:
 * the message is not lost.
 *
 * @param signal the client's: once it disconnects, no further file is read, and nothing is stored
 * @returns the first fault, with the index of its file
 */
export async function checkFiles(
  payload: Payload,
  uploads: readonly File[],
  signal?: AbortSignal,
): Promise<Checked> {
  if (uploads.length > attachmentLimits.files)
    return { fault: 'too-many', index: attachmentLimits.files }
  const { scan } = servicesOf(payload)
  const files: CheckedFile[] = []
  const remaining = { bytes: attachmentLimits.bytes, pixels: attachmentLimits.pixels }
  for (const [index, file] of uploads.entries()) {
    const data = Buffer.from(await file.arrayBuffer())
    if (signal?.aborted) return { fault: 'broken', index }
    const accepted = {
      types: attachmentKinds,
      maxBytes: remaining.bytes,
      ...(signal && { signal }),
    }
    const examined = await examineFile(data, accepted)
    if (examined.fault !== null) return { fault: examined.fault, index }
    remaining.pixels -= examined.pixels
    if (remaining.pixels < 0) return { fault: 'pixels', index }
    const result = scan ? await scan(data) : 'none'
    if (result === 'infected') return { fault: 'infected', index }
    remaining.bytes -= data.byteLength
    const { type } = examined
    const name = attachmentName(file.name, type)
    files.push({ name, type, data, scan: result === 'unknown' ? 'waiting' : result })
  }
  return { files }
}
