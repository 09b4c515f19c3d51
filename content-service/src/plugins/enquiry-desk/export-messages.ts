import { escapeCell } from '@niaga/contract/formulas'
import type { PayloadRequest, Where } from 'payload'
import { lineLabels, lineNames } from '../../collections/enquiries/enquiry-fields.ts'
import { type Item, itemLine } from '../../collections/enquiries/item-line.ts'
import { isStage, stageLabel } from '../../collections/enquiries/stages.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { writeMoment } from '../../platform/admin/write-moment.ts'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'
import { type AdminLanguage, adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { parseId } from '../../platform/database/parse-id.ts'
import { requestedFormat, tableResponse } from '../../platform/files/table-response.ts'
import type { Message } from '../../platform/payload-types.ts'
import { type Filter, getConditions } from './list-query.ts'

/** More rows than anyone would read in a spreadsheet. */
const maxRows = 20_000

/** The number of messages in memory at a time: some megabytes at their maximum length. */
const rowsAtOnce = 200

/** A column: its heading, and its cell in a message's row. */
type Column = Label & { getCell: (message: Message, language: AdminLanguage) => string }

const columns: Column[] = [
  {
    ...{ id: 'Diterima', en: 'Received' },
    getCell: ({ receivedAt }, language) => writeMoment(receivedAt, language),
  },
  {
    ...{ id: 'Status', en: 'Stage' },
    getCell: ({ status }, language) => stageLabel(status, language),
  },
  ...lineNames.map((line) => ({
    ...lineLabels[line],
    getCell: (message: Message) => message[line] ?? '',
  })),
  {
    ...{ id: 'Yang diminta', en: 'Requested' },
    getCell: ({ items }) => items?.map(withDetails).join('\n') ?? '',
  },
  {
    ...{ id: 'Jawab sebelum', en: 'Reply by' },
    getCell: ({ answerBy }, language) => (answerBy ? writeMoment(answerBy, language) : ''),
  },
  { ...{ id: 'Pesan', en: 'Message' }, getCell: ({ message }) => message },
  {
    ...{ id: 'Catatan', en: 'Notes' },
    getCell: ({ notes }, language) =>
      notes?.map((note) => noteLine(note, language)).join('\n') ?? '',
  },
]

type Note = NonNullable<Message['notes']>[number]

function noteLine({ text, author, at }: Note, language: AdminLanguage): string {
  const by = [writeMoment(at, language), author].filter(Boolean).join(', ')
  return `${by}: ${text.replace(/\s+/g, ' ')}`
}

function withDetails(item: Item): string {
  const details = item.details?.replace(/\s+/g, ' ')
  return details ? `${itemLine(item)} · ${details}` : itemLine(item)
}

/** The key in the request's context under which the audit log finds what was exported. */
export const exportedMessages = 'exportedMessages'

/**
 * `GET …/messages/export`, filtered by `?status=` and `?assignedTo=`: the messages as a workbook, or with `?format=csv` as
 * text, for signed-in accounts.
 */
export const exportMessages = adminEndpoint(
  { method: 'get', path: '/export', role: 'account' },
  async ({ req }) => {
    const format = requestedFormat(req)
    const filter = filterIn(req)
    // Counting replaces the context.
    const summary = await getSummary(req, filter, format)
    req.context[exportedMessages] = summary
    // In a workbook, each cell is a text anyway.
    const inFormat = format === 'csv' ? escapeCell : String
    return tableResponse('messages', format, getRows(req, filter, inFormat))
  },
)

/** Summarises an export: number of messages, filter, format. */
async function getSummary(req: PayloadRequest, filter: Filter, extension: string): Promise<string> {
  const { totalDocs } = await req.payload.count({
    collection: 'messages',
    where: { and: getConditions(filter) },
    overrideAccess: false,
    req,
  })
  const { status, assignee } = filter
  const conditions = [
    ...(status === null ? [] : [`status ${status}`]),
    ...(assignee === null ? [] : [`users/${assignee}`]),
  ]
  return [Math.min(totalDocs, maxRows), extension, ...conditions].join(', ')
}

/** Yields the rows newest first, paginated by id: a message that arrives meanwhile does not shift the others. */
async function* getRows(
  req: PayloadRequest,
  filter: Filter,
  inFormat: (cell: string) => string,
): AsyncGenerator<string[]> {
  const language = adminLanguage(req.i18n.language)
  yield columns.map((column) => column[language])
  let older: Where = {}
  for (let read = 0; read < maxRows; read += rowsAtOnce) {
    const { docs } = await req.payload.find({
      collection: 'messages',
      where: { and: [older, ...getConditions(filter)] },
      sort: '-id',
      limit: rowsAtOnce,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    for (const message of docs) {
      older = { id: { less_than: message.id } }
      yield columns.map(({ getCell }) => inFormat(getCell(message, language)))
    }
    if (docs.length < rowsAtOnce) return
  }
}

function filterIn({ searchParams }: PayloadRequest): Filter {
  const status = searchParams.get('status')
  const assignee = parseId(searchParams.get('assignedTo'))
  return { status: isStage(status) ? status : null, assignee }
}
