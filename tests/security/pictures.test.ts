import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankPng } from '../../content-service/src/testing/blank-png.ts'
import { peakKb } from '../bench/support/process-figures.ts'
import { type ContentHost, startContentHost } from '../journeys/support/content-host.ts'
import { type OwnSite, startSite } from '../journeys/support/site.ts'

const formats = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const
type Format = (typeof formats)[number]

/** Sizes in pixels of accepted pictures, and the side of a square just above each format's limit. */
const accepted = [
  [1, 1],
  [1, 3000],
  [800, 600],
] as const
const tooLarge = {
  png: 7072,
  jpeg: 7072,
  webp: 7072,
  avif: 3465,
  gif: 3465,
} as const satisfies Record<Format, number>

let host: ContentHost
let site: OwnSite

beforeAll(async () => {
  host = await startContentHost()
  site = await startSite({ CONTENT_HOST: host.origin })
})

afterAll(async () => {
  await site.stop()
  await host.close()
})

async function getPicture(format: Format, width: number, height: number): Promise<Buffer> {
  if (format === 'png') return blankPng(width, height)
  const picture = sharp({ create: { width, height, channels: 3, background: '#a94d18' } })
  return picture.toFormat(format, { effort: 1 }).toBuffer()
}

let names = 0

/** Returns the site's response to a picture of its content host. */
async function statusFor(body: Buffer, type: string) {
  names += 1
  const path = `/storage/${names}.${type.split('+')[0]}`
  await host.responses.set(path, { body, headers: { 'content-type': `image/${type}` } })
  const response = await fetch(`${site.origin}/media/320${path}`, {
    headers: { Accept: 'image/webp' },
  })
  await response.arrayBuffer()
  return response.status
}

test.for(formats)(
  '%s of any proportions is shown up to its limit, and not above',
  async (format) => {
    for (const [width, height] of accepted) {
      expect(await statusFor(await getPicture(format, width, height), format)).toBe(200)
    }
    const side = tooLarge[format]
    expect(await statusFor(await getPicture(format, side, side), format)).toBe(503)
  },
)

test('an SVG is rejected, whatever type it claims', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  expect(await statusFor(drawing, 'svg+xml')).toBe(404)
  for (const format of formats) expect(await statusFor(drawing, format)).toBe(503)
})

test('a small file that decodes to many pixels is rejected', async () => {
  const pixels = await getPicture('avif', 7000, 7000)
  // Its header claims 100 by 100 pixels; its content is larger.
  const lying = Buffer.from(pixels)
  const size = lying.indexOf('ispe') + 'ispe'.length + 4
  lying.writeUInt32BE(100, size)
  lying.writeUInt32BE(100, size + 4)
  const bombs = [blankPng(30_000, 30_000), pixels, pixels, pixels, pixels, lying]
  const statuses = await Promise.all(
    bombs.map((bomb, index) => statusFor(bomb, index === 0 ? 'png' : 'avif')),
  )
  expect(statuses).toEqual([503, 503, 503, 503, 503, 503])
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
})

test.runIf(process.platform === 'linux')(
  'all of these took less memory than a small machine has',
  () => {
    expect(peakKb(site.process.pid)).toBeLessThan(700_000)
  },
)
