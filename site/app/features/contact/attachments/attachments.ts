// cspell:ignore dotm xlsb

import {
  type AttachmentReason,
  attachmentKinds,
  attachmentLimits,
  attachmentParts,
  attachmentReasons,
} from '@niaga/contract/attachments'

/** An attached file as far as the form knows it; `bytes` is its size. */
export type Attachment = { name: string; bytes: number }

/** A file that cannot be attached, with its index; `unknown` if the host gives no reason. */
export type RejectedFile = { name: string; index: number; reason: AttachmentReason | 'unknown' }

/** File types that the control accepts, with both spellings of JPEG. */
export const acceptedFiles = [...attachmentKinds, 'jpeg'].map((type) => `.${type}`)

/** Returns the files of a form; browsers send an empty file for a control without a choice. */
export function filesInForm(form: FormData, name: string): File[] {
  return form
    .getAll(name)
    .filter((entry) => entry instanceof File)
    .filter(({ name: fileName, size }) => fileName !== '' || size > 0)
}

export function getAttachments(files: readonly File[]): Attachment[] {
  return files.map(({ name, size }) => ({ name: oneLine(name), bytes: size }))
}

/** File names that give a more precise reason than a rejected type. */
const reasonsByName: [RegExp, AttachmentReason][] = [
  [/\.hei[cf]$/i, 'heic'],
  [/\.(doc|dot|xls|xlt)$/i, 'old'],
  [/\.(docm|dotm|xlsm|xltm|xlsb)$/i, 'macros'],
  [/\.(zip|rar|7z|tar|gz)$/i, 'archive'],
]

/** Returns the files that cannot be sent, judged before their content is read. */
export function rejectedFiles(
  attachments: readonly Attachment[],
  maxBytes: number,
): RejectedFile[] {
  let files = 0
  let bytesLeft = Math.min(maxBytes, attachmentLimits.bytes)
  return attachments.flatMap(({ name, bytes }, index) => {
    const isKnown = acceptedFiles.some((extension) => name.toLowerCase().endsWith(extension))
    const [, byName = 'type'] = reasonsByName.find(([pattern]) => pattern.test(name)) ?? []
    if (!isKnown) return { name, index, reason: byName }
    if (bytes === 0) return { name, index, reason: 'empty' }
    if (bytes > bytesLeft) return { name, index, reason: 'size' }
    if (files === attachmentLimits.files) return { name, index, reason: 'too-many' }
    files += 1
    bytesLeft -= bytes
    return []
  })
}

/** Returns the files that a host rejects, by the names of their parts; it may have reasons of its own. */
export function filesNamed(
  names: readonly string[],
  reasons: Record<string, string>,
  attachments: readonly Attachment[],
): RejectedFile[] {
  return attachments.flatMap(({ name }, index) => {
    const part = `${attachmentParts.file}.${index}`
    const reason = attachmentReasons.find((candidate) => candidate === reasons[part]) ?? 'unknown'
    return names.includes(part) ? { name, index, reason } : []
  })
}

/** Formats a file as `spesifikasi.pdf (1,2 MB)`, in decimal units. */
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
