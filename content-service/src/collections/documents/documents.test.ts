import '../../testing/daily-on-sqlite.ts'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@niaga/contract/endpoints'
import { expect, test } from 'vitest'
import { origin } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { smallPdf, smallWorkbook } from '../../testing/small-files.ts'
import { mediaFolder } from '../media/media-folder.ts'
import { fileTexts } from './file-texts.ts'
import { serveDocument } from './serve-document.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')

const profile = { title: 'Profil perusahaan', kind: 'profile', language: 'both' }

test.for([
  ['Profil Perusahaan (2026).PDF', 'application/pdf', smallPdf(), 'profil-perusahaan-2026.pdf'],
  ['Daftar; harga=1.pdf', 'text/html', smallWorkbook(), 'daftar-harga-1.xlsx'],
  ['../../data.xlsm', 'application/octet-stream', smallWorkbook(), 'data.xlsx'],
  ['图.exe', 'application/x-msdownload', smallPdf(), 'dokumen.pdf'],
] as const)('names %s of the type %s by its content', async ([name, type, file, stored]) => {
  const response = await upload({ name, type, file })
  const { doc } = await response.json()
  expect(response.status).toBe(201)
  expect(doc).toMatchObject({ filename: stored, url: `/files/${doc.id}/${stored}` })
  const served = await get(doc.url)
  expect(Buffer.from(await served.arrayBuffer()).equals(file)).toBe(true)
})

test('lists documents in the requested language, with what they belong to', async () => {
  const { payload } = service
  const texts = { name: 'Batubara', description: 'Batubara termal', sortOrder: 1 }
  const product = await payload.create({ collection: 'products', locale: 'id', data: texts })
  const { doc } = await (
    await upload({
      name: 'sertifikat.pdf',
      data: {
        title: 'Sertifikat analisis',
        kind: 'certificate',
        number: 'CONTOH-1',
        issuer: 'Laboratorium Contoh',
        date: '2026-09-01T12:00:00.000Z',
        validUntil: '2026-09-01T12:00:00.000Z',
        language: 'both',
        products: [product.id],
        isSpecimen: true,
        sortOrder: 1,
      },
    })
  ).json()
  const data = { title: 'Certificate of analysis' }
  await payload.update({ collection: 'documents', id: doc.id, locale: 'en', data })
  expect((await list('en'))[0]).toEqual({
    id: doc.id,
    title: 'Certificate of analysis',
    kind: 'certificate',
    number: 'CONTOH-1',
    issuer: 'Laboratorium Contoh',
    date: '2026-09-01',
    valid_until: '2026-09-01',
    file: `files/${doc.id}/sertifikat.pdf`,
    bytes: smallPdf().length,
    language: 'both',
    specimen: true,
    product_ids: [product.id],
    tool_ids: [],
  })
  expect((await list('id'))[0]?.title).toBe('Sertifikat analisis')
  const [owner, products] = await Promise.all(
    [`/api/products/${product.id}`, '/api/products'].map(async (path) =>
      (await service.call(path)).json(),
    ),
  )
  expect(owner.data.document_ids).toEqual([doc.id])
  expect(products.data.data).toMatchObject([{ id: product.id, document_ids: [doc.id] }])
  expect((await get(`/${doc.url}`)).headers.get('X-Robots-Tag')).toBe('noindex')
})

test('is a download, whole or in part, whose address is exactly its own', async () => {
  const { doc } = await (await upload({ name: 'unduhan.pdf' })).json()
  const whole = await get(doc.url)
  const etag = whole.headers.get('ETag') ?? ''
  expect(whole.status).toBe(200)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="unduhan.pdf"',
    'content-length': String(smallPdf().length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, no-cache',
  })
  expect(whole.headers.has('X-Robots-Tag')).toBe(false)
  const part = await get(doc.url, { Range: 'bytes=5-9', 'If-Range': etag })
  expect([part.status, await part.text()]).toEqual([
    206,
    smallPdf().toString('latin1').slice(5, 10),
  ])
  expect((await get(doc.url, { Range: 'bytes=5-9', 'If-Range': '"other"' })).status).toBe(200)
  expect((await get(doc.url, { Range: 'bytes=999999-' })).status).toBe(416)
  expect((await get(doc.url, { 'If-None-Match': etag })).status).toBe(304)
  const head = await get(doc.url, {}, 'HEAD')
  expect([head.status, head.body, head.headers.get('Content-Length')]).toEqual([
    200,
    null,
    String(smallPdf().length),
  ])
  for (const path of [
    `/files/${doc.id}/Unduhan.pdf`,
    `/files/${doc.id}/lain.pdf`,
    `/files/${doc.id}/`,
    `/files/0${doc.id}/unduhan.pdf`,
    `/files/${doc.id}/x/unduhan.pdf`,
    `/files/${doc.id}.0/unduhan.pdf`,
    `/files/-1/unduhan.pdf`,
    `/files/99999999999999/unduhan.pdf`,
    `/files/${doc.id}/../${doc.id}/unduhan.pdf`,
    `/files/${doc.id}/unduhan.pdf\0`,
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404])
  }
})

test('is gone once it is deleted or replaced', async () => {
  const { doc } = await (await upload({ name: 'lama.pdf' })).json()
  const replaced = await upload({ name: 'baru.xlsx', file: smallWorkbook(), id: doc.id })
  expect(replaced.status).toBe(200)
  expect((await get(doc.url)).status).toBe(404)
  const { url } = (await replaced.json()).doc
  expect((await get(url)).status).toBe(200)
  await service.payload.delete({ collection: 'documents', id: doc.id })
  expect((await get(url)).status).toBe(404)
  expect(readdirSync(mediaFolder(service.dataFolder))).not.toContain('baru.xlsx')
})

test('keeps the file whose replacement is rejected', async () => {
  const { doc } = await (await upload({ name: 'tetap.pdf' })).json()
  for (const file of [Buffer.from('<html>'), smallWorkbook({ 'xl/vbaProject.bin': 'x' })]) {
    expect((await upload({ name: 'tetap.pdf', file, id: doc.id })).status).toBe(400)
  }
  const untitled = await upload({ name: 'baru.pdf', id: doc.id, data: { title: '' } })
  expect(untitled.status).toBe(400)
  expect((await get(doc.url)).status).toBe(200)
  expect(existsSync(join(mediaFolder(service.dataFolder), 'baru.pdf'))).toBe(false)
})

test.for(['id', 'en'] as const)(
  'says at the field in the language %s what is wrong',
  async (language) => {
    for (const [fault, file] of [
      ['empty', Buffer.alloc(0)],
      ['type', Buffer.from('<!doctype html>')],
      ['macros', smallWorkbook({ 'xl/vbaProject.bin': 'x' })],
      ['active', smallPdf({ objects: '<< /S /JavaScript >>' })],
      ['size', Buffer.alloc(20_000_001)],
    ] as const) {
      const response = await upload({ name: 'x.pdf', file, language })
      expect(response.status).toBe(fault === 'size' ? 413 : 400)
      const [{ data }] = (await response.json()).errors
      expect(data.errors).toEqual([
        { path: 'file', message: fileTexts[fault][language], label: expect.any(String) },
      ])
    }
  },
)

test.for([
  ['2026-08-31T12:00:00.000Z', 'Tanggal ini sebelum tanggal terbit dokumennya.'],
  ['+012026-01-01T12:00:00.000Z', expect.stringContaining('bukan tanggal')],
] as const)('rejects the end of validity %s', async ([validUntil, message]) => {
  const data = { ...profile, date: '2026-09-01T12:00:00.000Z', validUntil }
  const response = await upload({ name: 'tanggal.pdf', data })
  expect(response.status).toBe(400)
  expect((await response.json()).errors[0].data.errors).toEqual([
    expect.objectContaining({ path: 'validUntil', message }),
  ])
})

test('explains at the field that a document cannot be stored', async () => {
  const folder = mediaFolder(service.dataFolder)
  mkdirSync(folder, { recursive: true })
  renameSync(folder, `${folder}-aside`)
  writeFileSync(folder, '')
  const response = await upload({ name: 'penuh.pdf' })
  rmSync(folder)
  renameSync(`${folder}-aside`, folder)
  expect(response.status).toBe(507)
  expect((await response.json()).errors[0].data.errors[0]).toMatchObject({
    path: 'file',
    message: fileTexts.storage.id,
  })
})

test('accepts a document only as a file of a signed-in editor, one at a time', async () => {
  const headers = { 'Content-Type': 'application/json' }
  const url = { ...profile, url: `${origin}/x.pdf`, filename: 'x.pdf' }
  const fetched = await service.callAdmin('/documents', {
    method: 'POST',
    headers: { ...asEditor, ...headers },
    body: JSON.stringify(url),
  })
  expect(fetched.status).toBe(400)
  expect((await upload({ name: 'x.pdf', account: {} })).status).toBe(403)
  const { type, body } = await getForm('x.pdf', 'application/pdf', smallPdf(), {})
  const many = { method: 'PATCH', headers: { ...asEditor, 'Content-Type': type }, body }
  expect((await service.callAdmin('/documents?where[id][exists]=true', many)).status).toBe(403)
})

type Upload = {
  name: string
  type?: string
  file?: Buffer
  data?: object
  id?: number
  language?: string
  account?: Record<string, string>
}

async function upload(options: Upload): Promise<Response> {
  const { name, type = 'application/pdf', file = smallPdf(), data = profile, id } = options
  const { language = 'id', account = asEditor } = options
  const form = await getForm(name, type, file, data)
  const Cookie = `${account.Cookie ?? ''}; payload-lng=${language}`
  const headers = { ...account, Cookie, 'Content-Type': form.type }
  const [path, method] = id === undefined ? ['/documents', 'POST'] : [`/documents/${id}`, 'PATCH']
  return service.callAdmin(path, { method, headers, body: form.body })
}

/** Serialises the form first: a form still being sent when it is rejected fails by itself. */
async function getForm(name: string, type: string, file: Buffer, data: object) {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(file)], name, { type }))
  form.set('_payload', JSON.stringify(data))
  const serialised = new Response(form)
  return {
    type: serialised.headers.get('Content-Type') ?? '',
    body: await serialised.arrayBuffer(),
  }
}

async function list(language: string) {
  const response = await service.call(`/api/documents?lang=${language}`)
  return endpoints.documents.response.parse(await response.json()).items
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new Request(origin, { method, headers })
  return serveDocument(service.payload, request, path.replace(/^\/+/, ''))
}
