import { expect, test } from 'vitest'
import { readLimitedBody } from './limited-body.ts'

/** A body of chunks of ten bytes, without a length. */
function streamed(pieces: number) {
  const read = { pieces: 0, isCancelled: false }
  const body = new ReadableStream(
    {
      pull(controller) {
        if (read.pieces === pieces) return controller.close()
        read.pieces += 1
        controller.enqueue(new Uint8Array(10).fill(0x61))
      },
      cancel() {
        read.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { read, body }
}

test('reads a body of exactly the limit, and one that is empty', async () => {
  expect(String(await readLimitedBody(new Response('a'.repeat(50)), 50))).toBe('a'.repeat(50))
  expect(String(await readLimitedBody(new Response(streamed(5).body), 50))).toBe('a'.repeat(50))
  expect(await readLimitedBody(new Response(null), 50)).toEqual(Buffer.alloc(0))
})

test('stops reading a body without Content-Length at the limit', async () => {
  const { read, body } = streamed(1000)
  expect(await readLimitedBody(new Response(body), 50)).toBeNull()
  expect(read).toEqual({ pieces: 6, isCancelled: true })
})

test('reads nothing of a body whose Content-Length is over the limit', async () => {
  const { read, body } = streamed(1000)
  const headers = { 'Content-Length': '51' }
  expect(await readLimitedBody(new Response(body, { headers }), 50)).toBeNull()
  expect(read).toEqual({ pieces: 0, isCancelled: true })
})

test('counts what is read where Content-Length is too small', async () => {
  const headers = { 'Content-Length': '10' }
  expect(await readLimitedBody(new Response('a'.repeat(51), { headers }), 50)).toBeNull()
})
