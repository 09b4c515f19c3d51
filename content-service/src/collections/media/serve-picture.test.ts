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

test('serves a picture as what it is, with headers that keep it harmless', async () => {
  const answer = await get('tambang.webp')
  expect(await answer.text()).toBe('0123456789')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
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
  const answer = await get(name)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('outside')
})

test('answers 304 to who has the picture already', async () => {
  const etag = (await get('tambang.webp')).headers.get('ETag') ?? ''
  const answer = await get('tambang.webp', { 'If-None-Match': etag })
  expect(answer.status).toBe(304)
})

test('serves the part that is asked for', async () => {
  const answer = await get('tambang.webp', { Range: 'bytes=2-4' })
  expect(answer.status).toBe(206)
  expect(await answer.text()).toBe('234')
  expect(answer.headers.get('Content-Range')).toBe('bytes 2-4/10')
  expect(answer.headers.get('Content-Length')).toBe('3')
})

test('refuses a part that is not there', async () => {
  const answer = await get('tambang.webp', { Range: 'bytes=20-' })
  expect(answer.status).toBe(416)
  expect(answer.headers.get('Content-Range')).toBe('bytes */10')
})

test('serves the whole when the picture has changed since the first part', async () => {
  const answer = await get('tambang.webp', { Range: 'bytes=2-4', 'If-Range': '"older"' })
  expect(answer.status).toBe(200)
})

test('answers HEAD without the picture', async () => {
  const answer = await get('tambang.webp', {}, 'HEAD')
  expect(answer.headers.get('Content-Length')).toBe('10')
  expect(await answer.text()).toBe('')
})
