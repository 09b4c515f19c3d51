import type { PayloadRequest } from 'payload'
import { lockRows } from '../../platform/admin/reject-stale-save.ts'
import { runSql, sql } from '../../platform/database/sql.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import type { DeletionRecord } from '../../platform/payload-types.ts'
import { recordEvent } from '../audit/record-event.ts'
import { deleteOrphans } from '../enquiry-desk/delete-orphans.ts'
import type { Asker } from './askers.ts'
import { getPattern } from './named-in.ts'
import { getDigest, newSalt } from './proof.ts'
import { type Counts, getCounts, maxMessages, type Person, readPerson } from './read-person.ts'

/** Replaces the address in a note. */
const removed = '[alamat dihapus]'

type Request = { askedBy: Asker; askedOn: string }

/**
 * Deletes a person's data and keeps the proof, in one transaction. The content of the files follows in a job that the
 * transaction queues. Entries of the audit log stay until they are too old: they show who did what in the admin, and
 * deleting them would be a way to wipe one's traces.
 *
 * @returns `null` if there was nothing to delete
 */
export async function deletePerson(
  req: PayloadRequest,
  address: string,
  { askedBy, askedOn }: Request,
): Promise<DeletionRecord | null> {
  return asOneChange(req, async () => {
    await lockMessages(req, address)
    const person = await readPerson(req, address)
    const { mentions, audit, ...counts } = getCounts(person)
    if (isNothing(counts)) return null
    await deleteMessages(req, address, person)
    await deleteJobs(req, person)
    await removeFromNotes(req, address, person)
    await req.payload.jobs.queue({ task: 'remove-files', input: {}, req })
    const salt = newSalt()
    const record = await req.payload.create({
      collection: 'personal-data-deletions',
      data: {
        ...{ askedBy, askedOn, salt, counts: { ...counts, audit } },
        deletedAt: new Date().toISOString(),
        deletedBy: req.user?.name ?? '',
        digest: getDigest(req.payload, address, salt),
        remaining: person.remaining,
      },
      req,
    })
    await recordEvent(req, 'person-deleted', {
      subject: { collection: 'personal-data-deletions', id: record.id, title: getLine(counts) },
    })
    return record
  })
}

/** Whether all counts are zero. */
function isNothing(counts: Partial<Counts>): boolean {
  return Object.values(counts).every((count) => count === 0)
}

/** Writes counts as a title of the audit log, without identifying the person. */
export function getLine(counts: Partial<Counts>): string {
  return Object.entries(counts)
    .map(([part, count]) => `${part} ${count}`)
    .join(', ')
}

/** Locks the messages: nobody can answer or move them until the commit. */
async function lockMessages(req: PayloadRequest, address: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'messages',
    where: { addressKey: { equals: address } },
    limit: maxMessages,
    pagination: false,
    depth: 0,
    sort: 'id',
    select: { status: true },
    req,
  })
  if (docs.length > 0) {
    await lockRows(
      req,
      'messages',
      docs.map(({ id }) => id),
    )
  }
}

/** A message that arrives meanwhile has a higher id, and stays. */
async function deleteMessages(
  req: PayloadRequest,
  address: string,
  { messages }: Person,
): Promise<void> {
  const last = messages.at(-1)?.id
  if (last === undefined) return
  await runSql(req, sql`DELETE FROM messages WHERE address_key = ${address} AND id <= ${last}`)
  await deleteOrphans(req)
}

/** A running job does not find its message any more, and ends by itself. */
async function deleteJobs(req: PayloadRequest, { jobs }: Person): Promise<void> {
  const waiting = jobs.filter(({ processing }) => !processing).map(({ id }) => id)
  if (waiting.length === 0) return
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { id: { in: waiting } },
    req,
  })
}

async function removeFromNotes(
  req: PayloadRequest,
  address: string,
  { otherNotes }: Person,
): Promise<void> {
  for (const { id, text } of otherNotes) {
    const rest = text.replace(getPattern(address), removed)
    await runSql(req, sql`UPDATE messages_notes SET text = ${rest} WHERE id = ${id}`)
  }
}
