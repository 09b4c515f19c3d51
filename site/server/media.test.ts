import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureKind } from '@niaga/contract/images'
import { type TemporaryFolder, temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { createVisitorLimit } from '@niaga/server-kit/visitor-limit'
import { type Context, Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { atWidth, pictureWidths } from '../app/ui/picture-address.ts'
import { createImageSource } from '../content/image-source.server.ts'
import { closeHosts, type Reply, startHost } from '../testing/host.ts'
import { createTestLog } from '../testing/log.ts'
import { readEnvironment } from './environment.ts'
import { media } from './media.ts'
import { createPictures, newPicturesPerMinute } from './pictures/pictures.ts'
import { type SiteLimits, siteLimits } from './site-limits.ts'

const folders: TemporaryFolder[] = []
let png: Buffer
let otherPng: Buffer

beforeAll(async () => {
  png = await getPicture(600, 400, '#a94d18')
  otherPng = await getPicture(600, 400, '#14171a')
})

afterEach(async () => {
  await closeHosts()
  for (const folder of folders.splice(0)) await folder.remove()
})

function getPicture(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

function newFolder(): string {
  const folder = temporaryFolder()
  folders.push(folder)
  return folder.path
}

const servePng: Reply = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'image/png', ETag: '"1"' }).end(png)

type Changes = Partial<SiteLimits> & { CACHE_DIR?: string }

async function start(reply: Reply, changes: Changes = {}, perMinute?: number) {
  const host = await startHost(reply)
  const folder = newFolder()
  const served = serve(host.origin, { CACHE_DIR: folder, ...changes }, folder, perMinute)
  const listFiles = () => readdirSync(join(folder, 'pictures'))
  return { host, listFiles, ...served }
}

function serve(
  contentHost: string,
  { CACHE_DIR, ...changed }: Changes,
  own = newFolder(),
  perMinute = newPicturesPerMinute,
) {
  const { log, lines } = createTestLog()
  const environment = readEnvironment({ CACHE_DIR })
  const limits = { ...siteLimits, contentTimeoutMs: 2000, ...changed }
  const pictures = createPictures(environment, limits, own, createVisitorLimit(perMinute), log)
  const getVisitor = (c: Context) => c.req.header('x-forwarded-for') ?? null
  const app = new Hono().route('/', media({ contentHost, ...pictures, getVisitor, log }))
  const get = (path: string, accept = 'image/avif,image/webp', init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { Accept: accept, ...init.headers } })
  return {
    get,
    lines,
    pictures,
    imageSource: createImageSource(contentHost, pictures.sources.getFacts),
  }
}

async function measured(response: Response) {
  const { format, width, height, compression } = await sharp(
    await response.arrayBuffer(),
  ).metadata()
  return { format: compression === 'av1' ? 'avif' : format, width, height }
}

test.each<[PictureKind, string, string]>([
  ['product', 'coal.png', '/storage/coal.png'],
  ['tool', '/storage/bor.png', '/storage/bor.png'],
  ['blog', 'storage/a b.png?v=2', '/storage/a%20b.png?v=2'],
  ['business', 'logo/1.png', '/logo/1.png'],
  ['location', '/lokasi/1.png', '/lokasi/1.png'],
  ['manager', 'foto/1.png', '/foto/1.png'],
  ['gallery', 'galeri/1.png', '/galeri/1.png'],
  ['section', 'storage/pit.png', '/storage/pit.png'],
])('fetches the picture of a %s, %s, from %s of the content host', async (kind, path, upstream) => {
  const { host, get, imageSource } = await start(servePng)
  const response = await get(atWidth(imageSource(kind, path) ?? '', 320))
  expect(response.status).toBe(200)
  expect(await measured(response)).toEqual({ format: 'avif', width: 320, height: 213 })
  expect(host.received.map((request) => request.path)).toEqual([upstream])
  const versioned = atWidth(imageSource(kind, path) ?? '', 320)
  expect(versioned).toMatch(/[?&]_v=[\da-f]{16}$/)
  expect((await get(versioned)).status).toBe(200)
  expect(host.received.map((request) => request.path)).toEqual([upstream])
})

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpeg'],
])('responds to Accept %s with %s', async (accept, format) => {
  const { get } = await start(servePng)
  const response = await get('/media/480/a.png', accept)
  expect(response.headers.get('content-type')).toBe(`image/${format}`)
  expect(response.headers.get('vary')).toBe('Accept')
  expect(await measured(response)).toEqual({ format, width: 480, height: 320 })
})

test('does not enlarge a picture, and rotates it by its EXIF orientation', async () => {
  const turned = await sharp(png).withMetadata({ orientation: 6 }).png().toBuffer()
  const { get } = await start((_, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(turned)
  })
  const got = await measured(await get('/media/2000/a.png', 'image/webp'))
  expect(got).toEqual({ format: 'webp', width: 400, height: 600 })
})

test('fetches a picture once and resizes it once for simultaneous requests', async () => {
  const { host, get } = await start(servePng)
  const responses = await Promise.all(Array.from({ length: 20 }, () => get('/media/640/a.png')))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await get('/media/320/a.png', 'image/webp')).status).toBe(200)
  expect(host.received.length).toBe(1)
})

test('serves resized pictures after a restart, also while the content host is down', async () => {
  const CACHE_DIR = newFolder()
  const { host, get } = await start(servePng, { CACHE_DIR })
  expect((await get('/media/320/a.png')).status).toBe(200)
  await host.close()
  const again = serve(host.origin, { CACHE_DIR })
  expect((await again.get('/media/320/a.png')).status).toBe(200)
  expect((await again.get('/media/640/a.png')).status).toBe(200)
  expect(again.imageSource('tool', 'a.png')).toMatch(/_v=/)
})

test('lets browsers cache an address with a version for good, and one without it briefly', async () => {
  const { get, imageSource } = await start(servePng)
  const first = await get('/media/320/a.png')
  expect(first.headers.get('cache-control')).toBe('public, max-age=60')
  const address = atWidth(imageSource('tool', 'a.png') ?? '', 320)
  const versioned = await get(address)
  expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const old = await get('/media/320/a.png?_v=0123456789ab')
  expect(old.headers.get('cache-control')).toBe('public, max-age=60')
  const conditional = { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } }
  expect((await get(address, 'image/avif', conditional)).status).toBe(304)
  expect((await get(address, 'image/webp', conditional)).status).toBe(200)
})

test('gives a picture that changes under the same name a new version', async () => {
  let current = png
  const { host, get, imageSource } = await start(
    (request, response) => {
      const etag = current === png ? '"1"' : '"2"'
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
      else response.writeHead(200, { 'Content-Type': 'image/png', ETag: etag }).end(current)
    },
    { pictureFreshS: 1 },
  )
  await get('/media/320/a.png')
  const before = imageSource('tool', 'a.png')
  current = otherPng
  await expect.poll(() => imageSource('tool', 'a.png'), { timeout: 4000 }).not.toBe(before)
  const after = await get(atWidth(imageSource('tool', 'a.png') ?? '', 320), 'image/webp')
  const { dominant } = await sharp(await after.arrayBuffer()).stats()
  expect(dominant.r).toBeLessThan(60)
  expect(host.received.every(({ path }) => path === '/a.png')).toBe(true)
})

test.each([
  '/media/..%2fapi/home',
  '/media/320/..%2fapi/home',
  '/media/320/%2e%2e%5capi',
  '/media/320/',
  '/media/',
  '/media/321/a.png',
  '/media/0320/a.png',
  '/media/a.png',
  '/pictures/320/../a.webp',
  '/pictures/320/..%2fa.webp',
  '/pictures/320/none.webp',
])('requests nothing for %s', async (path) => {
  const { host, get } = await start(servePng)
  expect((await get(path)).status).toBe(404)
  expect(host.received).toEqual([])
})

test.each([
  ['//elsewhere.example/a.png', '/elsewhere.example/a.png'],
  ['/https://elsewhere.example/a.png', '/https%3A/elsewhere.example/a.png'],
  ['/@elsewhere.example/a.png', '/%40elsewhere.example/a.png'],
  ['/\\\\elsewhere.example/a.png', '/elsewhere.example/a.png'],
])('only requests %s from the content host', async (path, upstream) => {
  const { host, get } = await start(servePng)
  await get(`/media/320${path}`)
  expect(host.received.map((request) => request.path)).toEqual([upstream])
})

const as =
  (type: string, body: () => Uint8Array | string): Reply =>
  (_request, response) =>
    void response.writeHead(200, { 'Content-Type': type }).end(body())

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

test.each<[string, Reply, number]>([
  ['is missing', (_, response) => void response.writeHead(404).end('no'), 404],
  ['is a page', as('text/html', () => png), 404],
  ['is an SVG', as('image/svg+xml', () => svg), 404],
  ['is an SVG by another name', as('image/png', () => svg), 503],
  ['is of no known kind', as('application/octet-stream', () => png), 404],
  ['breaks off', as('image/png', () => png.subarray(0, png.length - 100)), 503],
  ['is no picture inside', as('image/jpeg', () => 'text'), 503],
  [
    'has moved away',
    (_, response) => void response.writeHead(302, { Location: '/b.png' }).end(),
    503,
  ],
  ['is too large', as('image/png', () => Buffer.alloc(5000)), 503],
  ['never comes', () => {}, 503],
  ['comes from a host in trouble', (_, response) => void response.writeHead(502).end(), 503],
])('shows a placeholder for a picture that %s, and logs it once', async (_case, reply, status) => {
  const { host, get, lines } = await start(reply, { pictureBytes: 4000 })
  for (const width of [320, 640]) {
    const response = await get(`/media/${width}/storage/a.png`)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toMatch(/^<svg [\s\S]*<\/svg>$/)
  }
  expect(host.received.length).toBe(1)
  expect(lines.map(({ msg, path }) => [msg, path])).toEqual([
    ['A picture could not be fetched', '/storage/a.png'],
  ])
})

test('rejects a picture that decodes to more pixels than the limit', async () => {
  const bomb = await getPicture(1100, 1000, '#000000')
  const { get } = await start(
    as('image/png', () => bomb),
    { picturePixels: 1_000_000 },
  )
  expect((await get('/media/320/a.png')).status).toBe(503)
})

test('keeps showing a picture while the content host fails', async () => {
  let status = 200
  const { get } = await start(
    (_, response) => void response.writeHead(status, { 'Content-Type': 'image/png' }).end(png),
    { pictureFreshS: 1 },
  )
  const look = async () => (await get('/media/320/a.png')).status
  expect(await look()).toBe(200)
  status = 500
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(await look()).toBe(200)
  expect(await look()).toBe(200)
})

test('shows a placeholder for a picture that was deleted', async () => {
  let status = 200
  const { get } = await start(
    (_, response) => void response.writeHead(status, { 'Content-Type': 'image/png' }).end(png),
    { pictureFreshS: 1 },
  )
  expect((await get('/media/320/a.png')).status).toBe(200)
  status = 404
  await expect.poll(async () => (await get('/media/320/a.png')).status, { timeout: 4000 }).toBe(404)
})

test('serves pictures without a cache folder', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  const { get } = await start(servePng, { CACHE_DIR: file })
  expect((await get('/media/320/a.png')).status).toBe(200)
})

test('only accepts GET and HEAD for pictures', async () => {
  const { host, get } = await start(servePng)
  expect((await get('/media/320/a.png', '*/*', { method: 'POST' })).status).toBe(405)
  const head = await get('/media/320/a.png', '*/*', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(host.received.map(({ method }) => method)).toEqual(['GET'])
})

test('sends the content host no header of the visitor', async () => {
  const { host, get } = await start(servePng)
  await get('/media/320/a.png', '*/*', { headers: { Cookie: 'a=1', 'User-Agent': 'Sari' } })
  expect(host.received[0]?.headers).not.toHaveProperty('cookie')
  expect(host.received[0]?.headers['user-agent']).not.toBe('Sari')
})

test('serves its own pictures in every width, with their version in the address', async () => {
  const publicFolder = join(import.meta.dirname, '../public')
  const { get, pictures } = serve('http://127.0.0.1:9', { CACHE_DIR: newFolder() }, publicFolder)
  const address = pictures.ownPictures.address('tin.webp')
  for (const width of pictureWidths) {
    const response = await get(atWidth(address, width), 'image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await measured(response)).width).toBeLessThanOrEqual(width)
  }
})

test('draws a machine at its weight, and only known machines and weights', async () => {
  const publicFolder = join(import.meta.dirname, '../public')
  const { get, pictures } = serve('http://127.0.0.1:9', { CACHE_DIR: newFolder() }, publicFolder)
  const bytes = async (file: string) => {
    const response = await get(atWidth(pictures.ownPictures.address(file), 320), 'image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    return Buffer.from(await response.arrayBuffer())
  }
  expect(await bytes('excavator@20.webp')).not.toEqual(await bytes('excavator@30.webp'))
  for (const file of ['tin@20', 'excavator@1000', 'excavator@2.55', 'excavator@', '__proto__@2'])
    expect((await get(`/pictures/320/${file}.webp`)).status, file).toBe(404)
})

test('measures and resizes equal bytes once, whatever their addresses', async () => {
  const { get, listFiles } = await start(servePng)
  for (const name of ['a', 'b', 'c']) await get(`/media/320/${name}.png`)
  expect(listFiles().filter((name) => name.endsWith('.source'))).toHaveLength(1)
  expect(listFiles().filter((name) => name.endsWith('.avif'))).toHaveLength(1)
})

test.each([
  '/media/320/storage/%61.png',
  '/media/320//storage/a.png',
  '/media/320/storage//a.png',
  '/media/320/%73torage/a%2Epng',
  '/media/320/storage/a.png?bust=1',
  '/media/320/storage/a.png?_v=1&_v=2',
  '/media/320/storage/a.png?_v=zz',
  '/media/320/storage/a.png?&_v=',
])('%s is the address of a known picture', async (path) => {
  const { host, get, listFiles } = await start(servePng)
  expect((await get('/media/320/storage/a.png')).status).toBe(200)
  const before = listFiles()
  expect((await get(path)).status).toBe(200)
  expect(host.received.map((request) => request.path)).toEqual(['/storage/a.png'])
  expect(listFiles()).toEqual(before)
})

test('requests a picture as content names it, with its query, spelling or missing extension, after a restart too', async () => {
  const CACHE_DIR = newFolder()
  const { host, get, imageSource } = await start(servePng, { CACHE_DIR })
  const addresses = ['a.png?v=2', 'storage//a(1).png', 'gambar?id=5']
  const paths = addresses.map((path) => atWidth(imageSource('blog', path) ?? '', 320))
  for (const path of paths) expect((await get(path)).status).toBe(200)
  expect(host.received.map(({ path }) => path).toSorted()).toEqual([
    '/a.png?v=2',
    '/gambar?id=5',
    '/storage//a(1).png',
  ])
  const again = serve(host.origin, { CACHE_DIR })
  for (const path of paths) expect((await again.get(path)).status).toBe(200)
  expect(host.received).toHaveLength(6)
  expect(new Set(host.received.map(({ path }) => path)).size).toBe(3)
})

test.each([
  '/media/320/api/home',
  '/media/320/cms/api/users',
  '/media/320/gambar?id=5',
  '/media/320/storage/a.png%00.js',
  '/media/320/storage/%zz.png',
  '/media/320/storage/a.png/x',
])(
  'does not request %s, which content does not name and whose name is not that of a picture',
  async (path) => {
    const { host, get } = await start(servePng)
    expect((await get(path)).status).toBe(404)
    expect(host.received).toEqual([])
  },
)

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

test('limits the new widths of one visitor, and of nobody else', async () => {
  const { get, imageSource } = await start(servePng, {}, 3)
  const address = imageSource('tool', 'a.png') ?? ''
  const ask = async (width: (typeof pictureWidths)[number], visitor: string) => {
    const response = await get(atWidth(address, width), 'image/webp', from(visitor))
    return [response.status, response.headers.get('content-type')]
  }
  const success = [200, 'image/webp']
  for (const width of [160, 320, 480] as const)
    expect(await ask(width, '203.0.113.5')).toEqual(success)
  expect(await ask(640, '203.0.113.5')).toEqual([429, 'image/svg+xml'])
  expect(await ask(640, '203.0.113.6')).toEqual(success)
  expect(await ask(640, '203.0.113.5')).toEqual(success)
  expect(await ask(160, '203.0.113.5')).toEqual(success)
})

test('limits the requests of one visitor for pictures that no page shows', async () => {
  const { host, get } = await start((_, response) => void response.writeHead(404).end(), {}, 3)
  const statuses: number[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    statuses.push((await get(`/media/320/${name}.png`, '*/*', from('203.0.113.5'))).status)
  }
  expect(statuses).toEqual([404, 404, 404, 429, 429])
  expect(host.received).toHaveLength(3)
})

test('names the visitor who requests an unknown picture to the content host', async () => {
  const { host, get, imageSource } = await start(servePng)
  await get('/media/320/a.png', '*/*', from('203.0.113.5'))
  imageSource('tool', 'b.png')
  await expect.poll(() => host.received.length).toBe(2)
  expect(host.received.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
    '203.0.113.5',
    undefined,
  ])
})

test('a host’s limit for one visitor does not affect others', async () => {
  const { get } = await start((request, response) => {
    if (request.headers['x-forwarded-for'] === '203.0.113.5') response.writeHead(429).end()
    else response.writeHead(200, { 'Content-Type': 'image/png' }).end(png)
  })
  expect((await get('/media/320/a.png', '*/*', from('203.0.113.5'))).status).toBe(429)
  expect((await get('/media/320/a.png', '*/*', from('203.0.113.6'))).status).toBe(200)
})

test.each(['avif', 'gif'] as const)(
  'accepts at most twelve megapixels of %s, which is decoded as a whole',
  async (format) => {
    const makePicture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#000' } })
        .toFormat(format, { effort: 1 })
        .toBuffer()
    const pictures: Record<string, Buffer> = {
      '/large': await makePicture(4001, 3000),
      '/small': await makePicture(400, 300),
    }
    const { get, lines } = await start((request, response) => {
      response
        .writeHead(200, { 'Content-Type': `image/${format}` })
        .end(pictures[request.path.split('.')[0] ?? ''])
    })
    expect((await get(`/media/320/small.${format}`)).status).toBe(200)
    expect((await get(`/media/320/large.${format}`)).status).toBe(503)
    expect(lines.map(({ cause }) => cause)).toEqual(['a picture of more than 12000000 pixels'])
  },
)
