import { attachmentKinds, attachmentLimits } from '@niaga/contract/attachments'
import type { FieldFault } from '../contact.ts'

/** A file that goes along, as far as the form knows it; `bytes` is its size. */
export type Attachment = { name: string; bytes: number }

/** What the control for files accepts, with both spellings of JPEG. */
export const acceptedFiles = [...attachmentKinds, 'jpeg'].map((type) => `.${type}`)

/** The files of a form; browsers send an empty one for a control without a choice. */
export function filesInForm(form: FormData, name: string): File[] {
  return form
    .getAll(name)
    .filter((entry) => entry instanceof File)
    .filter(({ name: given, size }) => given !== '' || size > 0)
}

export function attachmentsOf(files: readonly File[]): Attachment[] {
  return files.map(({ name, size }) => ({ name: oneLine(name), bytes: size }))
}

/** Why files cannot be sent, by what can be known before their content is read; `null` for nothing. */
export function attachmentFault(
  attachments: readonly Attachment[],
  maxBytes: number,
): FieldFault | null {
  if (attachments.length === 0) return null
  if (attachments.length > attachmentLimits.files) return 'too_many_files'
  const isKnown = ({ name }: Attachment) =>
    acceptedFiles.some((extension) => name.toLowerCase().endsWith(extension))
  if (!attachments.every(isKnown)) return 'file_type'
  const bytes = attachments.reduce((sum, attachment) => sum + attachment.bytes, 0)
  return bytes > Math.min(maxBytes, attachmentLimits.bytes) ? 'files_too_large' : null
}

/** `spesifikasi.pdf (1,2 MB)`, in decimal units. */
export function attachmentText({ name, bytes }: Attachment, dateLocale: string): string {
  const [value, unit] =
    bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), 'KB'] : [bytes / 1e6, 'MB']
  return `${name} (${value.toLocaleString(dateLocale, { maximumFractionDigits: 1 })} ${unit})`
}

function oneLine(name: string): string {
  return name
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(-attachmentLimits.name)
}
