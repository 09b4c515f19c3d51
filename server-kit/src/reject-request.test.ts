import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { endRejected } from './reject-request.ts'
import { listen } from './testing/listen.ts'

const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
  response.writeHead(413, { 'Content-Length': 9, Connection: 'close' })
  endRejected(request, response, 'too large')
})
const port = await listen(server)

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('responds to a client that sends its whole body before it reads', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const body = Buffer.alloc(8_000_000, 'x')
    const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })
    expect([response.status, await response.text()]).toEqual([413, 'too large'])
  }
})

test('closes the connection at once if there is no body', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 [\s\S]*too large$/)
})

test('waits only briefly for the rest of a body', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const socket = connect(port, '127.0.0.1')
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc')
    await once(server, 'request')
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(5_000)
    expect(await text(socket)).toMatch(/too large$/)
  } finally {
    vi.useRealTimers()
  }
})
