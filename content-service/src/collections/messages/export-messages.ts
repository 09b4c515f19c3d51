import type { Endpoint, PayloadRequest, Where } from 'payload'
import { adminLanguage } from '../../platform/admin/texts.ts'
import { writeMoment } from '../../platform/admin/write-moment.ts'
import { spreadsheetOf } from './spreadsheet.ts'
import { isStatus, statusLabel } from './statuses.ts'

/** More than a spreadsheet is of use for. */
const mostRows = 20_000

/** So many messages are in memory at a time: at their longest, some megabytes. */
const rowsAtOnce = 200

const headings = {
  id: ['Diterima', 'Status', 'Nama', 'Email', 'Telepon', 'Pesan', 'Catatan'],
  en: ['Received', 'Status', 'Name', 'E-mail', 'Phone', 'Message', 'Note'],
}

/** `GET …/messages/export`, narrowed by `?status=`: the messages as a workbook for signed-in editors. */
export const exportMessages: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 })
    return new Response(streamOf(spreadsheetOf(rowsOf(req))), {
      headers: {
        'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'Content-Disposition': 'attachment; filename="messages.xlsx"',
        'Cache-Control': 'no-store',
      },
    })
  },
}

/** The newest first, below the id of the last one read: a message that comes meanwhile moves none. */
async function* rowsOf(req: PayloadRequest): AsyncGenerator<string[]> {
  const language = adminLanguage(req.i18n.language)
  yield headings[language]
  let older: Where = {}
  for (let read = 0; read < mostRows; read += rowsAtOnce) {
    const { docs } = await req.payload.find({
      collection: 'messages',
      where: { and: [older, askedStatus(req)] },
      sort: '-id',
      limit: rowsAtOnce,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    for (const { id, receivedAt, status, name, email, phone, message, note } of docs) {
      older = { id: { less_than: id } }
      const received = writeMoment(receivedAt, language)
      const label = statusLabel(status, language)
      yield [received, label, name, email, phone ?? '', message, note ?? '']
    }
    if (docs.length < rowsAtOnce) return
  }
}

function askedStatus({ searchParams }: PayloadRequest): Where {
  const status = searchParams.get('status')
  return isStatus(status) ? { status: { equals: status } } : {}
}

/** Asks for the next piece when the one before was taken, so that a slow reader fills no memory. */
function streamOf(pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
