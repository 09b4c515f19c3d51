import { attachmentBodyLimit, attachmentTypes } from '@niaga/contract/attachments'
import { readLimitedBody } from '@niaga/server-kit/limited-body'
import { APIError, type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { adminLanguage } from '../../platform/admin/texts.ts'
import { checkFiles } from './check-files.ts'
import { getDisposition } from './file-name.ts'
import { fileStore } from './file-store.ts'
import { attachmentTexts } from './file-texts.ts'
import { keepFile } from './keep-file.ts'
import { readMultipart } from './read-multipart.ts'
import { isOpen } from './scans.ts'

/** Endpoints below a message: download its files, and add one of the company's. For accounts that may read the message. */
export const messageFileEndpoints: Endpoint[] = [
  { path: '/:id/files/:file', method: 'get', handler: download },
  { path: '/:id/files', method: 'post', handler: upload },
]

const failures = {
  waiting: {
    id: 'Berkas ini belum dipindai. Coba lagi sebentar lagi.',
    en: 'This file has not been scanned yet. Try again shortly.',
  },
  unread: {
    id: 'Berkas tidak dapat dibaca. Coba lagi sebentar lagi.',
    en: 'The file cannot be read. Try again shortly.',
  },
  form: {
    id: 'Kirim satu berkas dalam formulir.',
    en: 'Send one file in a form.',
  },
} as const

async function download(req: PayloadRequest): Promise<Response> {
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
  if (!isOpen(file.scan)) throw failure(req, 'waiting', 409)
  const content = await fileStore(req.payload)
    .read(file.storedName)
    .catch((error: unknown) => {
      req.payload.logger.error({ err: error, file: file.id }, 'An attachment cannot be read')
      throw failure(req, 'unread', 503)
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
async function upload(req: PayloadRequest): Promise<Response> {
  const message = await getMessage(req)
  const body = req.body ? await readLimitedBody(req as Request, attachmentBodyLimit) : null
  const parts = body && (await readMultipart(req.headers, body))
  if (parts?.files.length !== 1) throw failure(req, 'form', 400)
  const checked = await checkFiles(req.payload, parts.files, req.signal)
  if ('fault' in checked) {
    throw new APIError(textIn(req, attachmentTexts[checked.fault]), 422, null, true)
  }
  const [file] = checked.files
  if (!file) throw failure(req, 'form', 400)
  const { id, name, bytes } = await keepFile(req.payload, file, { origin: 'company', message })
  if (file.scan === 'waiting') {
    await req.payload.jobs.queue({ task: 'scan-file', input: { file: id } })
  }
  return Response.json({ doc: { id, name, bytes } }, { status: 201 })
}

/**
 * Returns the id of a message that the account may read.
 *
 * @throws {Forbidden} without an account
 */
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
  const text = String(routeParams?.[name])
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new NotFound(t)
  return Number(text)
}

function failure(req: PayloadRequest, name: keyof typeof failures, status: number): APIError {
  return new APIError(textIn(req, failures[name]), status, null, true)
}

function textIn({ i18n }: PayloadRequest, text: { id: string; en: string }): string {
  return text[adminLanguage(i18n.language)]
}
