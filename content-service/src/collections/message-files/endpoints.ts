import { attachmentBodyLimit, attachmentTypes } from '@niaga/contract/attachments'
import { readLimitedBody } from '@niaga/server-kit/limited-body'
import { NotFound, type PayloadRequest } from 'payload'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import {
  type AdminCall,
  adminEndpoint,
  rejection,
} from '../../platform/admin-kit/admin-endpoint.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { parseId } from '../../platform/database/parse-id.ts'
import { checkFiles } from './check-files.ts'
import { getDisposition } from './file-name.ts'
import { fileStore } from './file-store.ts'
import { attachmentTexts } from './file-texts.ts'
import { keepFile } from './keep-file.ts'
import { readMultipart } from './read-multipart.ts'
import { isOpen } from './scans.ts'

/** Endpoints below a message: download its files, and add one of the company's. For accounts that may read the message. */
export const messageFileEndpoints = [
  adminEndpoint({ method: 'get', path: '/:id/files/:file', role: 'account' }, download),
  adminEndpoint({ method: 'post', path: '/:id/files', role: 'account' }, upload),
]

async function download({ req }: AdminCall): Promise<Response> {
  const text = adminTexts(req.i18n).messageFiles
  const message = await getMessage(req)
  const { docs } = await req.payload.find({
    collection: 'message-files',
    where: { id: { equals: idIn(req, 'file') }, message: { equals: message } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [file] = docs
  if (!file || file.scan === 'infected') throw new NotFound(req.t)
  if (!isOpen(file.scan)) throw rejection(409, text.waiting)
  const content = await fileStore(req.payload)
    .read(file.storedName)
    .catch((error: unknown) => {
      req.payload.logger.error({ err: error, file: file.id }, 'An attachment cannot be read')
      throw rejection(503, text.unread)
    })
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': attachmentTypes[file.type],
      'Content-Disposition': getDisposition(file.name),
      'Content-Length': String(content.byteLength),
      'Cache-Control': 'private, no-store',
    },
  })
}

/** @returns the record of the file, to which an answer refers */
async function upload({ req }: AdminCall): Promise<Response> {
  const text = adminTexts(req.i18n).messageFiles
  const message = await getMessage(req)
  const body = req.body ? await readLimitedBody(req as Request, attachmentBodyLimit) : null
  const parts = body && (await readMultipart(req.headers, body))
  if (parts?.files.length !== 1) throw rejection(400, text.form)
  const checked = await checkFiles(req.payload, parts.files, req.signal)
  if ('fault' in checked) {
    throw rejection(422, sentenceFor(req, attachmentTexts[checked.fault]))
  }
  const [file] = checked.files
  if (!file) throw rejection(400, text.form)
  const { id, name, bytes } = await keepFile(req.payload, file, { origin: 'company', message })
  if (file.scan === 'waiting') {
    await req.payload.jobs.queue({ task: 'scan-file', input: { file: id } })
  }
  return Response.json({ doc: { id, name, bytes } }, { status: 201 })
}

/** Returns the id of a message that the account may read. */
async function getMessage(req: PayloadRequest): Promise<number> {
  const { id } = await req.payload.findByID({
    collection: 'messages',
    id: idIn(req, 'id'),
    depth: 0,
    overrideAccess: false,
    req,
    select: { name: true },
  })
  return id
}

function idIn({ routeParams, t }: PayloadRequest, name: string): number {
  const id = parseId(routeParams?.[name])
  if (id === null) throw new NotFound(t)
  return id
}
