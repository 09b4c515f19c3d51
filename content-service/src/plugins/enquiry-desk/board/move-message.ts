import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { isStage, type Stage, stageLabel } from '../../../collections/enquiries/stages.ts'
import { documentId } from '../../../platform/admin/document-endpoints.ts'
import { lockRows } from '../../../platform/admin/reject-stale-save.ts'
import { sentenceFor } from '../../../platform/admin/sentence.ts'
import { asOneChange } from '../../../platform/database/transaction.ts'
import { readJsonBody } from '../../../platform/http/json-body.ts'
import type { Message } from '../../../platform/payload-types.ts'

/** Enough for two stages. */
const largestBodyBytes = 200

type Move = { from: Stage; to: Stage }

/**
 * `POST …/messages/:id/move` with `{ from, to }`: changes the stage of a message as its form does, unless somebody else
 * has changed the stage since it was read. A note or colleague added meanwhile does not matter: only the stage changes.
 */
export const moveMessage: Endpoint = {
  path: '/:id/move',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return rejected('Forbidden', 403)
    const move = await readMove(req)
    if (!move) return rejected(sentenceFor(req, texts.unreadable), 400)
    const id = documentId(req)
    const found = await asOneChange(req, () => moveIfUnchanged(req, id, move))
    if (found === 'moved') return Response.json({ status: move.to })
    return rejected(sentenceFor(req, othersMove(found)), 409)
  },
}

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

async function readMove({ headers, body }: PayloadRequest): Promise<Move | null> {
  const sent = new Response(body ?? null, { headers })
  const read = await readJsonBody(sent, largestBodyBytes)
  if (!('value' in read) || typeof read.value !== 'object' || read.value === null) return null
  const [from, to]: unknown[] = ['from', 'to'].map((name) => Reflect.get(Object(read.value), name))
  return isStage(from) && isStage(to) ? { from, to } : null
}

const texts = {
  unreadable: {
    id: 'Permintaan ini tidak dapat dibaca. Muat ulang halaman ini.',
    en: 'This request cannot be read. Reload this page.',
  },
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

function rejected(message: string, status: number): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
