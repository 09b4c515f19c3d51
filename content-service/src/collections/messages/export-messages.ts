import type { Endpoint, PayloadRequest, Where } from 'payload'
import { adminLanguage } from '../../platform/admin/texts.ts'
import { writeMoment } from '../../platform/admin/write-moment.ts'
import { spreadsheetOf } from './spreadsheet.ts'
import { isStatus, statusLabel } from './statuses.ts'

/** More than anyone would read in a spreadsheet. */
const maxRows = 20_000

/** Messages in memory at a time: some megabytes at their maximum length. */
const rowsAtOnce = 200

const headings = {
  id: ['Diterima', 'Status', 'Nama', 'Email', 'Telepon', 'Pesan', 'Catatan'],
  en: ['Received', 'Status', 'Name', 'E-mail', 'Phone', 'Message', 'Note'],
}

/** `GET …/messages/export`, filtered by `?status=`: the messages as a workbook, for signed-in editors. */
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

/** Newest first, paginated by id, so that a message that arrives meanwhile shifts none. */
async function* rowsOf(req: PayloadRequest): AsyncGenerator<string[]> {
  const language = adminLanguage(req.i18n.language)
  yield headings[language]
  let older: Where = {}
  for (let read = 0; read < maxRows; read += rowsAtOnce) {
    const { docs } = await req.payload.find({
      collection: 'messages',
      where: { and: [older, statusFilter(req)] },
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

function statusFilter({ searchParams }: PayloadRequest): Where {
  const status = searchParams.get('status')
  return isStatus(status) ? { status: { equals: status } } : {}
}

/** Produces a chunk only when the previous one was read, so that a slow client does not fill the memory. */
function streamOf(chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}
