import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { limitedFetch, ResponseError } from './limited-fetch.ts'
import { listen } from './testing/listen.ts'

type Reply = (request: IncomingMessage, response: ServerResponse) => void

const limits = { timeoutMs: 5000, maxBytes: 100, maxRedirects: 2 }
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function serve(reply: Reply): Promise<URL> {
  const server = createServer(reply)
  servers.push(server)
  return new URL(`http://127.0.0.1:${await listen(server)}/first`)
}

const redirect = (response: ServerResponse, location: string, status = 302) =>
  void response.writeHead(status, { Location: location }).end()

test.each([200, 304, 404, 503])('returns a response %i as it is', async (status) => {
  const url = await serve((_, response) => void response.writeHead(status, { 'X-A': 'b' }).end())
  const { headers, ...response } = await limitedFetch(url, {}, limits)
  expect(response).toEqual({ status, body: Buffer.alloc(0) })
  expect(headers.get('x-a')).toBe('b')
})

test('follows a redirect on the same origin', async () => {
  const url = await serve(({ url: path }, response) =>
    path === '/first' ? redirect(response, '/second') : void response.end(path),
  )
  expect(String((await limitedFetch(url, {}, limits)).body)).toBe('/second')
})

test('rejects redirects to another origin, of a POST and beyond the limit', async () => {
  const other = await serve((_, response) => void response.end('other'))
  const away = await serve((_, response) => redirect(response, other.href))
  const circle = await serve((_, response) => redirect(response, '/first', 307))
  const nowhere = await serve((_, response) => redirect(response, 'http://'))
  await expect(limitedFetch(away, {}, limits)).rejects.toThrow(
    new ResponseError(`a redirect (302) to ${other.origin}, which is not followed`),
  )
  const change = limitedFetch(circle, { method: 'POST', body: 'a' }, limits)
  await expect(change).rejects.toThrow('a redirect (307)')
  await expect(limitedFetch(circle, {}, limits)).rejects.toThrow('more than 2 redirects')
  await expect(limitedFetch(nowhere, {}, limits)).rejects.toThrow('to an invalid URL')
})

test.each<[string, Reply]>([
  ['announced', (_, response) => void response.end('a'.repeat(101))],
  [
    'not announced',
    (_, response) => {
      response.write('a'.repeat(100))
      response.end('a')
    },
  ],
])('rejects a response over the limit whose length is %s', async (_case, reply) => {
  const url = await serve(reply)
  const error = new ResponseError('a response of more than 100 bytes')
  await expect(limitedFetch(url, {}, limits)).rejects.toThrow(error)
})

test.each<[string, Reply]>([
  ['does not begin', () => {}],
  ['does not end', (_, response) => void response.write('a')],
])('times out on a response that %s', async (_case, reply) => {
  const url = await serve(reply)
  const fetched = limitedFetch(url, {}, { ...limits, timeoutMs: 50 })
  await expect(fetched).rejects.toThrow('no complete response within 50 ms')
})

test('throws a TypeError when the network fails', async () => {
  const url = await serve((_, response) => void response.destroy())
  await expect(limitedFetch(url, {}, limits)).rejects.toBeInstanceOf(TypeError)
})
