/** Files that a visitor attaches to a message. The module has no schemas, so browsers can use it. */

/** The kinds of files that a host accepts, by extension. */
export const attachmentKinds = ['pdf', 'xlsx', 'docx', 'jpg', 'png'] as const

export type AttachmentType = (typeof attachmentKinds)[number]

export const attachmentTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const satisfies Record<AttachmentType, string>

/** `bytes` and `pixels` are totals over all files of one message; `name` is in UTF-16 code units, including the extension. */
export const attachmentLimits = {
  files: 3,
  bytes: 10_000_000,
  pixels: 24_000_000,
  name: 120,
} as const

/** Why a host rejects a file: in `error.reasons` of its response, under `attachment.` and the file's position. */
export const attachmentReasons = [
  ...['type', 'heic', 'old', 'archive', 'locked', 'broken', 'empty', 'macros', 'active', 'links'],
  ...['attachment', 'mixed', 'unpacked', 'pixels', 'size', 'too-many', 'infected'],
] as const

export type AttachmentReason = (typeof attachmentReasons)[number]

/** The parts of a `multipart/form-data` body: the message as JSON, and each file. */
export const attachmentParts = { message: 'message', file: 'attachment' } as const

/** The largest body of a contact request without files, in bytes. */
export const contactBodyLimit = 65_536

/** The largest request body: the largest files, the longest message and the form around them. */
export const attachmentBodyLimit = attachmentLimits.bytes + 131_072
