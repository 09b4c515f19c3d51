import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { startSiteForFile } from '../testing/start-site-for-file.ts'

const limits = {
  headerTimeoutMs: 300,
  requestTimeoutMs: 900,
  idleTimeoutMs: 3000,
  headerBytes: 4096,
  connectionsPerAddress: 3,
}
const { site } = await startSiteForFile(smallContent, { TRUSTED_PROXIES: '192.0.2.1' }, limits)

function send(request: string): Socket {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(request)
  return socket
}

test.each([
  ['/', 'Kepala permintaan ini terlalu besar.'],
  ['/en/produk', 'The headers are too large.'],
])('responds to headers over the limit at %s with 431 in its language', async (path, sentence) => {
  const response = await text(
    send(`GET ${path} HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(8192)}\r\n\r\n`),
  )
  expect(response).toMatch(/^HTTP\/1\.1 431 /)
  expect(response).toContain("default-src 'none'")
  expect(response).toContain(sentence)
})

const form =
  'POST /kontak HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n'

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['a body', `${form}Content-Length: 100\r\n\r\nname=Sari`],
  ['a chunk of a body', `${form}Transfer-Encoding: chunked\r\n\r\n5\r\nname=`],
])('disconnects a client that never ends %s, with 408', async (_part, request) => {
  const response = await text(send(request))
  expect(response).toMatch(/^HTTP\/1\.1 408 /)
  expect(response).toContain('Permintaan ini datang terlalu lambat.')
  expect(response).not.toMatch(/node_modules|\bat \S+ \(|ERR_/)
})

test('disconnects a client that sends nothing', async () => {
  const response = await text(send(''))
  expect(response === '' || response.startsWith('HTTP/1.1 408')).toBe(true)
})

test('accepts no more connections of one address than its limit', async () => {
  const open = [1, 2, 3].map(() => send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'))
  for (const socket of open) await once(socket, 'data')
  const rejected = send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await text(rejected)).toBe('')
  for (const socket of open) socket.destroy()
  await Promise.all(open.map((socket) => once(socket, 'close').catch(() => null)))
  await expect
    .poll(async () =>
      (await text(send('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))).slice(
        0,
        12,
      ),
    )
    .toBe('HTTP/1.1 200')
})
