import { type FieldHook, NotFound, type PayloadRequest, type TextField } from 'payload'
import { z } from 'zod'
import { asReceived } from '../../../collections/enquiries/as-received.ts'
import { stageLabel, stages } from '../../../collections/enquiries/stages.ts'
import { documentId } from '../../../platform/admin/document-endpoints.ts'
import { hiddenField } from '../../../platform/admin/fields.ts'
import { lockRows } from '../../../platform/admin/reject-stale-save.ts'
import { sentenceFor } from '../../../platform/admin/sentence.ts'
import { adminEndpoint, rejection } from '../../../platform/admin-kit/admin-endpoint.ts'
import { asOneChange } from '../../../platform/database/transaction.ts'
import type { Message } from '../../../platform/payload-types.ts'

const stage = z.enum(stages.map(({ value }) => value))
const moveSchema = z.strictObject({ from: stage, to: stage })

type Move = z.infer<typeof moveSchema>

/**
 * `POST …/messages/:id/move` with `{ from, to }`: changes the stage of a message as its form does, unless somebody else
 * has changed the stage since it was read. A note or colleague added meanwhile does not matter: only the stage changes.
 */
export const moveMessage = adminEndpoint(
  { method: 'post', path: '/:id/move', role: 'account', body: moveSchema },
  async ({ req, body }) => {
    const id = documentId(req)
    const outcome = await asOneChange(req, () => moveIfUnchanged(req, id, body))
    if (outcome === 'moved') return { status: body.to }
    throw rejection(409, sentenceFor(req, othersMove(outcome)))
  },
)

/** @returns the message as changed by somebody else, if it was */
async function moveIfUnchanged(
  req: PayloadRequest,
  id: number,
  { from, to }: Move,
): Promise<'moved' | Pick<Message, 'status' | 'movedBy'>> {
  const access = { collection: 'messages', id, depth: 0, overrideAccess: false, req } as const
  // Another move waits here until this one is committed.
  await lockRows(req, 'messages', [id])
  const stored = await req.payload.findByID({
    ...access,
    disableErrors: true,
    select: { status: true, movedBy: true },
  })
  if (!stored) throw new NotFound(req.t)
  if (stored.status !== from) return stored
  await req.payload.update({ ...access, data: { status: to } })
  return 'moved'
}

/** Returns who moved the message, and its present stage. */
function othersMove({ status, movedBy }: Pick<Message, 'status' | 'movedBy'>) {
  const [id, en] = [stageLabel(status, 'id'), stageLabel(status, 'en')]
  return movedBy
    ? {
        id: `Belum dipindahkan: ${movedBy} sudah memindahkannya ke “${id}”.`,
        en: `Not moved: ${movedBy} has already moved it to “${en}”.`,
      }
    : {
        id: `Belum dipindahkan: tahapnya sudah “${id}”.`,
        en: `Not moved: its stage is already “${en}”.`,
      }
}

/** The person who last changed the stage of a message: a name, not a reference, which remains when the account is deleted. */
export function movedByField(): TextField {
  return {
    ...asReceived,
    name: 'movedBy',
    type: 'text',
    label: { id: 'Dipindahkan oleh', en: 'Moved by' },
    hooks: { beforeChange: [recordMover] },
    admin: hiddenField,
  }
}

const recordMover: FieldHook<Message, string | null> = ({ data, operation, originalDoc, req }) => {
  const isMoved = data?.status !== undefined && data.status !== originalDoc?.status
  return operation === 'update' && isMoved
    ? (req.user?.name ?? null)
    : (originalDoc?.movedBy ?? null)
}
