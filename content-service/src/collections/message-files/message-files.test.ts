import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attachmentReasons } from '@niaga/contract/attachments'
import { failureSchema } from '@niaga/contract/envelope'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { deleteOldMessages } from '../../plugins/personal-data/delete-old-messages.ts'
import { blankPng } from '../../testing/blank-png.ts'
import { standInForClamd } from '../../testing/clamd-server.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import {
  messageForm,
  smallPdf,
  smallTextDocument,
  smallWorkbook,
} from '../../testing/small-files.ts'
import { filesFolder } from './file-store.ts'
import { removeUnattached } from './remove-unattached.ts'

const malware = 'What the scanner looks for'
const letter = { name: 'Sari', email: 'sari@pembeli.example', message: 'Mohon penawaran' }
const dayMs = 86_400_000

let clamd = await standInForClamd(malware)
afterAll(() => clamd.stop())
const service = await openServiceForFile({ CLAMD_URL: clamd.url })
const asSales = await service.signIn('sales')
const asEditor = await service.signIn('editor')
const asAdmin = await service.signIn('admin')

test('stores what came along with a message, privately, and gives it to sales', async () => {
  const photo = await picture()
  const id = await accepted([
    [smallPdf(), 'Spesifikasi teknis.pdf'],
    [smallTextDocument(), '../../사양서.docx'],
    [photo, 'kapal.JPEG'],
  ])
  const records = await getFiles(id)
  expect(records).toMatchObject([
    { name: 'Spesifikasi teknis.pdf', type: 'pdf', scan: 'clean', origin: 'visitor' },
    { name: '.. .. 사양서.docx', type: 'docx', bytes: smallTextDocument().byteLength },
    { name: 'kapal.jpg', type: 'jpg' },
  ])
  const response = await download(id, records[2]?.id, asSales)
  expect(Buffer.from(await response.arrayBuffer()).equals(photo)).toBe(true)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="kapal.jpg"; filename*=UTF-8''kapal.jpg`,
  })
  const other = await download(id, records[1]?.id, asEditor)
  expect(other.headers.get('content-disposition')).toContain('%EC%82%AC%EC%96%91%EC%84%9C.docx')
  for (const name of readdirSync(filesFolder(service.dataFolder))) {
    expect((await service.call(`/storage/${name}`)).status).toBe(404)
    expect((await service.call(`/files/1/${name}`)).status).toBe(404)
  }
})

test.for([
  ['a stranger', {}, 403],
  ['another message', null, 404],
] as const)('gives nothing to %s', async ([, headers, status]) => {
  const id = await accepted([[smallPdf(), 'rahasia.pdf']])
  const [file] = await getFiles(id)
  const message = headers === null ? await accepted([]) : id
  expect((await download(message, file?.id, headers ?? asSales)).status).toBe(status)
})

test.for(['0', '-1', '1.5', '99999999999', 'x', '1%27'])('finds no file %s', async (file) => {
  const id = await accepted([])
  expect((await download(id, file, asSales)).status).toBe(404)
  expect((await download(file, 1, asSales)).status).toBe(404)
})

test.for<[string, [Buffer, string][], string]>([
  ['a web page', [[Buffer.from('<script>alert(1)</script>'), 'spec.pdf']], 'attachment.0'],
  [
    'an archive',
    [
      [smallPdf(), 'a.pdf'],
      [Buffer.from('PK\x03\x04'), 'a.zip'],
    ],
    'attachment.1',
  ],
  ['malware', [[smallPdf({ objects: malware }), 'a.pdf']], 'attachment.0'],
  [
    'more than the limit together',
    [
      [paddedPdf(6_000_000), 'a.pdf'],
      [paddedPdf(4_050_000), 'b.pdf'],
    ],
    'attachment.1',
  ],
  [
    'more than 24 megapixels together',
    [
      [blankPng(3_000, 4_000), 'a.png'],
      [smallPdf(), 'b.pdf'],
      [blankPng(3_000, 4_001), 'c.png'],
    ],
    'attachment.2',
  ],
  [
    'four files',
    Array.from({ length: 4 }, (_, index) => [smallPdf(), `${index}.pdf`]),
    'attachment.3',
  ],
])('rejects %s, and stores nothing', async ([, files, field]) => {
  const before = await count()
  const response = await send(files)
  expect(response.status).toBe(422)
  const { error } = failureSchema.parse(await response.json())
  expect(Object.keys(error.fields ?? {})).toEqual([field])
  expect(attachmentReasons).toContain(error.reasons?.[field])
  expect(await count()).toEqual(before)
})

test.for([
  ['no message', new FormData(), 400],
  ['a broken form', 'x', 400],
  ['too much', Buffer.alloc(10_200_000), 413],
] as const)('rejects %s with %i', async ([, body, status]) => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const init = body instanceof FormData ? { body } : { body, headers }
  expect((await service.call('/api/send-contact', { method: 'POST', ...init })).status).toBe(status)
})

test('stores a repeated message once, with its files', async () => {
  const before = await count()
  const files: [Buffer, string][] = [[smallPdf(), 'a.pdf']]
  const first = await accepted(files, 'berulang')
  expect(await accepted(files, 'berulang')).toBe(first)
  const other = await send([[smallWorkbook(), 'a.xlsx']], 'berulang')
  expect(failureSchema.parse(await other.json()).error.code).toBe('key_reused')
  expect(await count()).toEqual({ messages: before.messages + 1, files: before.files + 1 })
})

test('loses no message while the scanner is away, and lets nobody open its file before', async () => {
  await clamd.stop()
  const id = await accepted([[smallPdf(), 'a.pdf']])
  const bad = await accepted([[smallPdf({ objects: malware }), 'b.pdf']])
  const [file] = await getFiles(id)
  expect((await download(id, file?.id, asSales)).status).toBe(409)
  clamd = await standInForClamd(malware, clamd.port)
  await service.payload.jobs.run({ allQueues: true, silent: true })
  expect((await download(id, file?.id, asSales)).status).toBe(200)
  const [infected] = await getFiles(bad)
  expect(infected?.scan).toBe('infected')
  expect((await download(bad, infected?.id, asSales)).status).toBe(404)
  expect(existsSync(getPath(infected?.storedName))).toBe(false)
})

test.for([
  [
    'is deleted',
    (id: number) => service.payload.delete({ collection: 'messages', id }),
    () => service.payload.jobs.run({ allQueues: true, silent: true }),
  ],
  [
    'expires',
    () => deleteOldMessages(service.payload, { keepDays: 1 }, Date.now() + 2 * dayMs),
    () => removeUnattached(service.payload),
  ],
] as const)('deletes the files of a message that %s', async ([, remove, sweep]) => {
  const id = await accepted([[smallPdf(), 'a.pdf']])
  const [file] = await getFiles(id)
  const path = getPath(file?.storedName)
  expect(readFileSync(path).equals(smallPdf())).toBe(true)
  await remove(id)
  await sweep()
  expect(existsSync(path)).toBe(false)
  const where = { id: { equals: file?.id } }
  expect((await service.payload.count({ collection: 'message-files', where })).totalDocs).toBe(0)
})

test('deletes a file whose message was never stored, once nobody waits for it', async () => {
  const { payload } = service
  const storedName = 'sisa.attachment'
  const data = { name: 'a.pdf', type: 'pdf', bytes: 1, scan: 'none', storedName } as const
  await payload.create({ collection: 'message-files', data: { ...data, origin: 'visitor' } })
  const where = { storedName: { equals: storedName } }
  await removeUnattached(payload)
  expect((await payload.count({ collection: 'message-files', where })).totalDocs).toBe(1)
  await removeUnattached(payload, Date.now() + dayMs)
  expect((await payload.count({ collection: 'message-files', where })).totalDocs).toBe(0)
})

test('takes a file of the company for an answer, checked like any other', async () => {
  const id = await accepted([])
  expect((await upload(id, smallPdf(), {})).status).toBe(403)
  const rejected = await upload(id, Buffer.from('x'), asSales)
  expect(rejected.status).toBe(422)
  expect(await rejected.text()).toContain('bukan PDF')
  const { doc } = await (await upload(id, smallPdf(), asSales)).json()
  expect(doc).toEqual({
    id: expect.any(Number),
    name: 'penawaran.pdf',
    bytes: smallPdf().byteLength,
  })
  expect(await getFiles(id)).toMatchObject([{ origin: 'company', id: doc.id }])
  expect((await download(id, doc.id, asSales)).status).toBe(200)
})

test.for(['GET', 'PATCH', 'DELETE'])(
  'lets no account %s a record past its message',
  async (method) => {
    const id = await accepted([[smallPdf(), 'a.pdf']])
    const [file] = await getFiles(id)
    const headers = { ...asAdmin, 'Content-Type': 'application/json' }
    const init = { method, headers, ...(method === 'PATCH' && { body: '{"name":"b.pdf"}' }) }
    expect((await service.callAdmin(`/message-files/${file?.id}`, init)).status).toBe(403)
  },
)

async function accepted(files: [Buffer, string][], key?: string): Promise<number> {
  const response = await send(files, key)
  expect(response.status).toBe(201)
  return (await response.json()).data.id
}

async function send(files: [Buffer, string][], key = ''): Promise<Response> {
  const form = await messageForm(letter, files)
  const headers = { ...form.headers, 'Idempotency-Key': key }
  return service.call('/api/send-contact', { ...form, headers })
}

function upload(id: number, data: Buffer, headers: Record<string, string>): Promise<Response> {
  const body = new FormData()
  body.set('attachment', new Blob([new Uint8Array(data)]), 'penawaran.pdf')
  return service.callAdmin(`/messages/${id}/files`, { method: 'POST', headers, body })
}

function download(message: number | string, file: unknown, headers: Record<string, string>) {
  return service.callAdmin(`/messages/${message}/files/${file}`, { headers })
}

async function getFiles(message: number) {
  const where = { message: { equals: message } }
  const options = { collection: 'message-files', where, sort: 'id', pagination: false } as const
  return (await service.payload.find(options)).docs
}

async function count() {
  const [messages, files] = await Promise.all([
    service.payload.count({ collection: 'messages' }),
    service.payload.count({ collection: 'message-files' }),
  ])
  return { messages: messages.totalDocs, files: files.totalDocs }
}

function getPath(storedName = ''): string {
  return join(filesFolder(service.dataFolder), storedName)
}

function paddedPdf(bytes: number): Buffer {
  const [head, rest] = [smallPdf().subarray(0, 9), smallPdf().subarray(9)]
  return Buffer.concat([head, Buffer.alloc(bytes, ' '), rest])
}

function picture(): Promise<Buffer> {
  const background = { r: 20, g: 23, b: 26 }
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
