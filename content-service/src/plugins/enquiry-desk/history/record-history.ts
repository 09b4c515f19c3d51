import type { CollectionAfterChangeHook, CollectionConfig, PayloadRequest } from 'payload'
import { referencedId } from '../../../collections/content/reference.ts'
import { internalCollection } from '../../../platform/database/internal-collection.ts'
import type { Message } from '../../../platform/payload-types.ts'
import { type HistoryEvent, historyEvents } from './history-events.ts'

/** The history of each enquiry. Only the service adds rows; they are deleted with their enquiry. */
export function messageHistory(): CollectionConfig {
  return internalCollection('message-history', [
    { name: 'message', type: 'relationship', relationTo: 'messages', index: true },
    { name: 'at', type: 'date', required: true },
    { name: 'event', type: 'select', required: true, options: [...historyEvents] },
    // A name, not a reference: it remains when the account is deleted. Empty for an action of the service.
    { name: 'who', type: 'text' },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
  ])
}

type Entry = {
  event: HistoryEvent
  who?: string | null
  from?: string | null
  to?: string | null
}

/** Adds an entry to the history of a message, in the transaction of the request. */
export async function recordHistory(
  req: PayloadRequest,
  message: number,
  { event, who = req.user?.name ?? null, from = null, to = null }: Entry,
): Promise<void> {
  const at = new Date().toISOString()
  const data = { message, at, event, who, from, to }
  await req.payload.db.create({ collection: 'message-history', data, req })
}

/** Records the changes of a save, in its transaction: a rejected save records nothing. */
export const recordChange: CollectionAfterChangeHook<Message> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const note = (entry: Entry) => recordHistory(req, doc.id, entry)
  if (operation === 'create') return note({ event: 'received', who: doc.name })
  if (doc.status !== previousDoc.status) {
    await note({ event: 'status', from: previousDoc.status, to: doc.status })
  }
  const before = referencedId(previousDoc.assignedTo)
  const after = referencedId(doc.assignedTo)
  if (before !== after) {
    const [from, to] = [await getName(req, before), await getName(req, after)]
    await note({ event: 'assigned', from, to })
  }
  if ((doc.notes?.length ?? 0) > (previousDoc.notes?.length ?? 0)) await note({ event: 'note' })
}

async function getName(req: PayloadRequest, id: number | null): Promise<string | null> {
  if (id === null) return null
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true },
    req,
  })
  return user?.name ?? null
}
