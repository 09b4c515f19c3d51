import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createLargeBodyLimit } from './large-bodies.ts'

function send(
  check: ReturnType<typeof createLargeBodyLimit>,
  bytes: number,
  visitor = '192.0.2.1',
  isAdmin = true,
) {
  const request = new IncomingMessage(new Socket())
  request.headers['content-length'] = String(bytes)
  const response = new ServerResponse(request)
  const waitS = check(request, response, visitor, isAdmin)
  return { waitS, end: () => response.emit('close') }
}

test('allows a visitor four large bodies at once, and more when those are done', () => {
  const check = createLargeBodyLimit()
  const sent = [1, 2, 3, 4].map(() => send(check, 70_000))
  expect(sent.map(({ waitS }) => waitS)).toEqual([null, null, null, null])
  expect(send(check, 70_000).waitS).toBe(1)
  expect(send(check, 70_000, '192.0.2.2').waitS).toBeNull()
  expect(send(check, 60_000).waitS).toBeNull()
  sent[0]?.end()
  expect(send(check, 70_000).waitS).toBeNull()
  expect(send(check, 70_000).waitS).toBe(1)
})

test('counts a network of IPv6 as one visitor', () => {
  const check = createLargeBodyLimit()
  const sent = [1, 2, 3, 4, 5].map((host) => send(check, 70_000, `2001:db8::${host}`).waitS)
  expect(sent).toEqual([null, null, null, null, 1])
})

test('allows a visitor 120 large bodies in a minute', () => {
  const check = createLargeBodyLimit()
  for (let count = 0; count < 120; count += 1) {
    const { waitS, end } = send(check, 70_000)
    expect(waitS).toBeNull()
    end()
  }
  expect(send(check, 70_000).waitS).toBe(1)
  expect(send(check, 60_000).waitS).toBeNull()
})

test('allows eight large bodies of all visitors without an account at once', () => {
  const check = createLargeBodyLimit()
  const from = (host: number) => send(check, 70_000, `192.0.2.${host}`, false)
  const sent = [1, 2, 3, 4, 5, 6, 7, 8].map(from)
  expect(sent.map(({ waitS }) => waitS)).toEqual(Array(8).fill(null))
  expect(from(9).waitS).toBe(1)
  expect(send(check, 70_000, '192.0.2.10').waitS).toBeNull()
  sent[0]?.end()
  expect(from(9).waitS).toBeNull()
})

test('keeps half of the places from visitors who have one', () => {
  const check = createLargeBodyLimit()
  const sent = [1, 1, 1, 1, 2, 2, 3].map(
    (host) => send(check, 70_000, `192.0.2.${host}`, false).waitS,
  )
  expect(sent).toEqual([null, null, null, null, null, 1, null])
})
