import { attachmentBodyLimit } from '@niaga/contract/attachments'
import { contactBodyLimit } from '@niaga/contract/contact-message'
import { readLimitedBody } from '@niaga/server-kit/limited-body'
import { readJsonBody } from '../../platform/http/json-body.ts'
import { readMultipart } from '../message-files/read-multipart.ts'

type Read =
  | { value: unknown; files: File[] }
  | { failure: 'unsupported-type' | 'too-large' | 'malformed' }

/** Reads the body of a message: JSON, or a form with JSON and files. */
export async function readMessage(request: Request): Promise<Read> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')) {
    const body = await readJsonBody(request, contactBodyLimit)
    return 'failure' in body ? body : { value: body.value, files: [] }
  }
  try {
    const bytes = await readLimitedBody(request, attachmentBodyLimit)
    if (bytes === null) return { failure: 'too-large' }
    const parts = await readMultipart(request.headers, bytes)
    if (parts === null) return { failure: 'malformed' }
    if (Buffer.byteLength(parts.message) > contactBodyLimit) return { failure: 'too-large' }
    return { value: JSON.parse(parts.message), files: parts.files }
  } catch {
    // The client disconnected, or the message is not JSON.
    return { failure: 'malformed' }
  }
}
