import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePicture } from './serve-picture.ts'

const content = Buffer.from('0123456789')
const { path: root, remove: removeFolder } = temporaryFolder()
const folder = join(root, 'media')

beforeAll(() => {
  mkdirSync(folder)
  writeFileSync(join(root, 'content.png'), 'outside')
  writeFileSync(join(root, 'payload-secret'), 'outside')
  writeFileSync(join(folder, 'tambang.webp'), content)
  writeFileSync(join(folder, 'gambar.svg'), '<svg/>')
  writeFileSync(join(folder, '.hidden.png'), 'hidden')
  symlinkSync(join(root, 'content.png'), join(folder, 'link.png'))
  mkdirSync(join(folder, 'folder.png'))
})

afterAll(removeFolder)

function get(name: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new Request('http://127.0.0.1:4000/storage/x', { method, headers })
  return servePicture(request, name, folder)
}

test('serves a picture with its media type and security headers', async () => {
  const response = await get('tambang.webp')
  expect(await response.text()).toBe('0123456789')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '10',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  })
})

test.for([
  '../content.png',
  '..%2fcontent.png',
  '..\\content.png',
  '/etc/passwd',
  'a/../../content.png',
  '../payload-secret',
  'payload-secret',
  'link.png',
  '.hidden.png',
  'gambar.svg',
  'folder.png',
  'missing.png',
  'tambang.webp\u0000.png',
  '',
])('serves nothing at %o', async (name) => {
  const response = await get(name)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('outside')
})

test('responds with 304 to a client that has the picture', async () => {
  const etag = (await get('tambang.webp')).headers.get('ETag') ?? ''
  const response = await get('tambang.webp', { 'If-None-Match': etag })
  expect(response.status).toBe(304)
})

test('serves the requested range', async () => {
  const response = await get('tambang.webp', { Range: 'bytes=2-4' })
  expect(response.status).toBe(206)
  expect(await response.text()).toBe('234')
  expect(response.headers.get('Content-Range')).toBe('bytes 2-4/10')
  expect(response.headers.get('Content-Length')).toBe('3')
})

test('rejects a range beyond the end', async () => {
  const response = await get('tambang.webp', { Range: 'bytes=20-' })
  expect(response.status).toBe(416)
  expect(response.headers.get('Content-Range')).toBe('bytes */10')
})

test('serves the whole when the picture has changed since the first part', async () => {
  const response = await get('tambang.webp', { Range: 'bytes=2-4', 'If-Range': '"older"' })
  expect(response.status).toBe(200)
})

test('responds to HEAD without the picture', async () => {
  const response = await get('tambang.webp', {}, 'HEAD')
  expect(response.headers.get('Content-Length')).toBe('10')
  expect(await response.text()).toBe('')
})
