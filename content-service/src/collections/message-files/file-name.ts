import { extname } from 'node:path'
import { type AttachmentType, attachmentLimits } from '@niaga/contract/attachments'
import { removeControlCharacters } from '@niaga/contract/plain-text'
import { cleanedName } from '../media/file-name.ts'

/** Characters that separate folders, that Windows forbids, or that reverse the direction of text. */
const misleading = /[/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Returns a file's name from the visitor, with the extension of its actual type. */
export function attachmentName(name: string, type: AttachmentType): string {
  const plain = removeControlCharacters(name).replace(misleading, ' ')
  const stem = plain.slice(0, plain.length - extname(plain).length).trim()
  const extension = `.${type}`
  return `${stem.slice(0, attachmentLimits.name - extension.length).trim() || 'lampiran'}${extension}`
}

/** Returns the `Content-Disposition` of a download (RFC 6266, with the encoding of RFC 8187). */
export function getDisposition(name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${cleanedName(name, 'lampiran')}"; filename*=UTF-8''${encoded}`
}
