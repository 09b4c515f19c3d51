import { attachmentParts } from '@niaga/contract/attachments'

type Parts = { message: string; files: File[] }

/**
 * Returns the parts of a form with files (RFC 7578). For an empty file control, browsers send an empty file.
 *
 * @param body the body, read up to a limit
 * @returns `null` for a body that is not multipart
 */
export async function readMultipart(headers: Headers, body: Buffer): Promise<Parts | null> {
  const type = headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return null
  const response = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
  const form = await response.formData().catch(() => null)
  if (!form) return null
  const message = form.get(attachmentParts.message)
  const files = form.getAll(attachmentParts.file).filter((part) => part instanceof File)
  return {
    message: message instanceof File ? await message.text() : (message ?? ''),
    files: files.filter(({ name, size }) => name !== '' || size > 0),
  }
}
