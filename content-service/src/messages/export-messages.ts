import type { Endpoint, PayloadRequest, Where } from 'payload'
import { csvOf } from './csv.ts'
import { isStatus } from './statuses.ts'

/** More than a spreadsheet is of use for, and little enough to be held in memory. */
const mostRows = 20_000

const headings = {
  id: ['Diterima', 'Status', 'Nama', 'Email', 'Telepon', 'Pesan', 'Catatan'],
  en: ['Received', 'Status', 'Name', 'E-mail', 'Phone', 'Message', 'Note'],
}

/** `GET …/messages/export`, narrowed by `?status=`: the messages as a table for signed-in editors. */
export const exportMessages: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 })
    const { docs } = await req.payload.find({
      collection: 'messages',
      where: askedStatus(req),
      sort: '-receivedAt',
      limit: mostRows,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const rows = docs.map(({ receivedAt, status, name, email, phone, message, note }) => [
      receivedAt,
      status,
      name,
      email,
      phone ?? '',
      message,
      note ?? '',
    ])
    return new Response(csvOf([headings[req.i18n.language === 'en' ? 'en' : 'id'], ...rows]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="messages.csv"',
        'Cache-Control': 'no-store',
      },
    })
  },
}

function askedStatus({ searchParams }: PayloadRequest): Where {
  const status = searchParams.get('status')
  return isStatus(status) ? { status: { equals: status } } : {}
}
