import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeBody } from './compression.ts'

const body = Buffer.from('batu bara '.repeat(500))

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('responds to Accept-Encoding %s with %s', async (header, encoding) => {
  expect((await encodeBody(body, header)).encoding).toBe(encoding)
})

test('compresses without loss', async () => {
  expect(brotliDecompressSync((await encodeBody(body, 'br')).body)).toEqual(body)
  expect(gunzipSync((await encodeBody(body, 'gzip')).body)).toEqual(body)
})

test('leaves a small body as it is', async () => {
  const small = Buffer.from('ok')
  expect(await encodeBody(small, 'br')).toEqual({ body: small, encoding: 'identity' })
})
