import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankPng } from '../../../content-service/src/testing/blank-png.ts'
import { type OwnSite, startSite } from '../../journeys/support/site.ts'
import { type FaultHost, startFaultHost } from './fault-host.ts'
import { createTable, expectGoodPage, longestMs, until, visit } from './visits.ts'

const table = createTable()

let host: FaultHost
let site: OwnSite
let good: Buffer

beforeAll(async () => {
  host = await startFaultHost()
  site = await startSite({ CONTENT_HOST: host.origin })
  good = await sharp(blankPng(600, 400)).png().toBuffer()
})

afterAll(async () => {
  await site.stop()
  await host.close()
  table.print()
})

const pictures = [
  ['slow', () => null],
  ['broken off', () => good.subarray(0, good.byteLength / 2)],
  ['of 100 megapixels', () => blankPng(10_000, 10_000)],
  ['of 30 MB', () => Buffer.alloc(30_000_000)],
  ['a page', () => ({ html: '<script>' })],
  ['a drawing with a script', () => Buffer.from('<svg onload="alert(1)"/>')],
] as const satisfies [string, () => Buffer | object | null][]

const upstream = (name: string) => `/storage/${name.replaceAll(' ', '-')}.png`
const address = (name: string) => `/media/320${upstream(name)}`

test.for(pictures)('a picture that is %s is a drawing', async ([name, make]) => {
  const body = make()
  if (body !== null) await host.content.responses.set(upstream(name), { body })
  else {
    host.fault = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'image/png' })
  }
  const got = await visit(site.origin, address(name))
  host.fault = null
  expect([404, 503]).toContain(got.status)
  expect(got.headers.get('content-type')).toBe('image/svg+xml')
  expect(got.headers.get('cache-control')).toContain('no-store')
  expect(got.html).not.toContain('script')
  expect(got.ms).toBeLessThan(longestMs)
  expectGoodPage(await visit(site.origin))
  table.add(`a picture: ${name}`, { cold: `${got.status} ${got.ms} ms, a drawing` })
})

test('pictures that are right again are shown by themselves', async () => {
  for (const [name] of pictures) await host.content.responses.set(upstream(name), { body: good })
  const recoveryMs = await until(async () => {
    const got = await Promise.all(pictures.map(([name]) => visit(site.origin, address(name))))
    return got.every(({ status }) => status === 200)
  })
  table.add('pictures that are right again', { warm: '200', recoveryMs })
})
