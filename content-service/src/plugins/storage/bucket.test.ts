import '../../testing/daily-on-sqlite.ts'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { serveDocument } from '../../collections/documents/serve-document.ts'
import { mediaFolder } from '../../collections/media/media-folder.ts'
import { servePictureFrom } from '../../collections/media/serve-picture.ts'
import { checkStorage, openBucket } from '../../platform/storage/bucket.ts'
import { openBucketServer } from '../../testing/bucket-server.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { smallPdf } from '../../testing/small-files.ts'

const { path: directory, remove: removeFolder } = temporaryFolder()

afterAll(removeFolder)
const server = await openBucketServer(directory)
afterAll(() => server.close())
const bucket = openBucket(server.bucket)
const service = await openServiceForFile({
  S3_BUCKET: server.name,
  S3_ENDPOINT: server.endpoint,
  S3_ACCESS_KEY_ID: server.bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: server.bucket.secretAccessKey,
})
const asEditor = await service.signIn('editor')

test('stores a picture and its thumbnail in the bucket, and nothing beside the database', async () => {
  const { doc } = await (await upload('POST', '/media', 'Tongkang 1.jpg')).json()
  expect(doc).toMatchObject({
    filename: 'tongkang-1.jpg',
    url: '/storage/tongkang-1.jpg',
    thumbnailURL: '/storage/tongkang-1-320x240.webp',
  })
  expect(existsSync(mediaFolder(service.dataFolder))).toBe(false)
  for (const [name, format] of [
    ['tongkang-1.jpg', 'jpeg'],
    ['tongkang-1-320x240.webp', 'webp'],
  ] as const) {
    const response = await get(name)
    expect(response.headers.get('Content-Type')).toBe(`image/${format}`)
    expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe(format)
  }
})

test('removes the place where a photograph was taken', async () => {
  const stored = await sharp(await (await get('tongkang-1.jpg')).arrayBuffer()).metadata()
  expect(stored.exif).toBeUndefined()
})

test('serves it as from a folder: whole, in part, unchanged, or not at all', async () => {
  const whole = await get('tongkang-1.jpg')
  const etag = whole.headers.get('ETag') ?? ''
  const bytes = new Uint8Array(await whole.arrayBuffer())
  expect(whole.headers.get('Content-Length')).toBe(String(bytes.byteLength))
  const part = await get('tongkang-1.jpg', { Range: 'bytes=2-5' })
  expect(part.status).toBe(206)
  expect(part.headers.get('Content-Range')).toBe(`bytes 2-5/${bytes.byteLength}`)
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(2, 6))
  expect((await get('tongkang-1.jpg', { 'If-None-Match': etag })).status).toBe(304)
  for (const name of ['none.jpg', '../content.db', 'secret.txt']) {
    expect((await get(name)).status).toBe(404)
  }
})

test('has the same path in the contract as in a folder', async () => {
  const { docs } = await service.payload.find({ collection: 'media' })
  const data = { name: 'Energi', description: 'Batubara', sortOrder: 1, logo: docs[0]?.id }
  await service.payload.create({ collection: 'businesses', data })
  const { data: list } = await (await service.call('/api/businesses')).json()
  expect(list.data[0].logo_image).toBe('storage/tongkang-1.jpg')
})

test('removes a picture that is replaced or deleted', async () => {
  const { doc } = await (await upload('POST', '/media', 'lama.jpg')).json()
  await upload('PATCH', `/media/${doc.id}`, 'baru.jpg')
  expect((await get('lama.jpg')).status).toBe(404)
  expect((await get('lama-320x240.webp')).status).toBe(404)
  expect((await get('baru.jpg')).status).toBe(200)
  await service.payload.delete({ collection: 'media', id: doc.id })
  expect((await get('baru.jpg')).status).toBe(404)
})

test('stores a document in the bucket, and serves it as from a folder', async () => {
  const { doc } = await (await upload('POST', '/documents', 'Profil.pdf')).json()
  const serve = (headers = {}) => {
    const request = new Request('http://127.0.0.1/files', { headers })
    return serveDocument(service.payload, request, doc.url.slice(1))
  }
  const whole = await serve()
  expect(whole.headers.get('Content-Disposition')).toBe('attachment; filename="profil.pdf"')
  expect(Buffer.from(await whole.arrayBuffer()).equals(smallPdf())).toBe(true)
  const part = await serve({ Range: 'bytes=0-4' })
  expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
  expect(existsSync(mediaFolder(service.dataFolder))).toBe(false)
  await service.payload.delete({ collection: 'documents', id: doc.id })
  expect((await serve()).status).toBe(404)
  await expect(bucket.read('profil.pdf', 'GET', {})).resolves.toMatchObject({ status: 404 })
})

test('is ready while the bucket responds', async () => {
  await checkStorage(service.dataFolder, bucket)
})

test('stores no document of a picture that the bucket did not store', async () => {
  const { totalDocs: before } = await service.payload.count({ collection: 'media' })
  rmSync(join(directory, 'pictures'), { recursive: true })
  const response = await upload('POST', '/media', 'hilang.jpg')
  expect(response.status).toBe(500)
  expect((await service.payload.count({ collection: 'media' })).totalDocs).toBe(before)
  await expect(checkStorage(service.dataFolder, bucket)).rejects.toThrow('responded 404')
})

test('is not ready with a bucket that is not its own', async () => {
  const stranger = openBucket({ ...server.bucket, secretAccessKey: 'wrong' })
  await expect(checkStorage(service.dataFolder, stranger)).rejects.toThrow('responded 403')
})

async function upload(method: string, path: string, name: string): Promise<Response> {
  const isDocument = path.startsWith('/documents')
  const background = { r: 20, g: 23, b: 26 }
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 2/1 3/1' } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  const file = isDocument ? smallPdf() : photo
  body.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name)
  const texts = isDocument
    ? { title: 'Profil', kind: 'profile', language: 'both' }
    : { altIndonesian: 'Tongkang', altEnglish: 'Barge' }
  body.set('_payload', JSON.stringify(texts))
  return service.callAdmin(path, { method, headers: asEditor, body })
}

async function get(name: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request('http://127.0.0.1/storage', { headers })
  return servePictureFrom(bucket, request, name, service.payload.logger)
}
