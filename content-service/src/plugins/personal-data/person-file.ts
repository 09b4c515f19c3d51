import { attachmentTypes } from '@niaga/contract/attachments'
import type { PayloadRequest } from 'payload'
import { fileStore } from '../../collections/message-files/file-store.ts'
import { isOpen } from '../../collections/message-files/scans.ts'
import type { MessageFile } from '../../platform/payload-types.ts'
import { servicesOf } from '../../platform/services/services.ts'
import type { Person } from './read-person.ts'

/**
 * The maximum total size of a person's included files; larger ones are only listed, with the address at which an account
 * downloads each.
 */
const maxContentBytes = 20_000_000

/** Returns the data stored about a person, for that person: without internal data of the service. */
export async function personFile(req: PayloadRequest, address: string, person: Person) {
  const bytes = person.files.reduce((sum, file) => sum + file.bytes, 0)
  const isContained = bytes <= maxContentBytes
  const files = []
  for (const file of person.files) files.push(await fileEntry(req, file, isContained))
  return {
    address,
    createdAt: new Date().toISOString(),
    remainingMessages: person.remaining,
    messages: person.messages.map(
      ({ addressKey, companyKey, keyDigest, bodyDigest, pageSecret, ...message }) => message,
    ),
    answers: person.answers.map(({ key, ...answer }) => answer),
    files,
    history: person.history,
    notesOnOtherMessages: person.otherNotes.map(({ text }) => text),
    auditEntries: person.audit,
    jobs: person.jobs,
  }
}

async function fileEntry(req: PayloadRequest, file: MessageFile, isContained: boolean) {
  const { id, name, type, bytes, origin, message, createdAt, scan } = file
  const { origin: service } = servicesOf(req.payload).environment
  return {
    ...{ id, message, name, bytes, origin, createdAt },
    type: attachmentTypes[type],
    address: `${service}/cms/api/messages/${message}/files/${id}`,
    /** In Base64; `null` for a file that is not included or cannot be opened. */
    content: isContained && isOpen(scan) ? await getContent(req, file) : null,
  }
}

async function getContent(
  { payload }: PayloadRequest,
  { id, storedName }: MessageFile,
): Promise<string | null> {
  try {
    return (await fileStore(payload).read(storedName)).toString('base64')
  } catch (error) {
    payload.logger.error({ err: error, file: id }, 'An attachment cannot be read')
    return null
  }
}
