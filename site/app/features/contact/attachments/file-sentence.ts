import { attachmentLimits } from '@niaga/contract/attachments'
import { m } from '../../../paraglide/messages.js'
import type { RejectedFile } from './attachments.ts'

const sentences = {
  type: m.contact_file_type,
  heic: m.contact_file_heic,
  old: m.contact_file_old,
  archive: m.contact_file_archive,
  locked: m.contact_file_locked,
  broken: m.contact_file_broken,
  empty: m.contact_file_empty,
  macros: m.contact_file_macros,
  active: m.contact_file_active,
  links: m.contact_file_links,
  attachment: m.contact_file_attachment,
  mixed: m.contact_file_mixed,
  unpacked: m.contact_file_unpacked,
  pixels: m.contact_file_pixels,
  size: m.contact_file_size,
  'too-many': m.contact_file_too_many,
  infected: m.contact_file_infected,
  unknown: m.contact_file_unknown,
} satisfies Record<RejectedFile['reason'], unknown>

/**
 * Names a file, the reason for its rejection, and a remedy.
 *
 * @param limit of all files in MB, as text
 */
export function fileSentence({ name, reason }: RejectedFile, limit: string): string {
  return sentences[reason]({ name, limit, files: attachmentLimits.files })
}
