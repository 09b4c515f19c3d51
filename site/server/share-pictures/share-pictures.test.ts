import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallContent } from '../../testing/content.ts'
import { closeHosts, type Reply, sendJson, startHost } from '../../testing/host.ts'
import { type Site, startSite } from '../../testing/site.ts'
import { maxShareBytes } from './draw-share-picture.ts'

let site: Site
let photo: Buffer
let company: object = {}
let requests = 0

const product = { description: 'Untuk pembangkit listrik.', translations: {}, features: [] }

const content: Reply = (request, response) => {
  const { pathname } = new URL(request.path, 'http://host')
  if (pathname.startsWith('/api/')) requests += 1
  if (pathname === '/storage/foto.jpg') {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo)
  } else if (pathname === '/api/products') {
    sendJson(response, {
      data: [
        { ...product, id: 1, name: 'Batubara', image: 'foto.jpg' },
        { ...product, id: 2, name: 'Tanpa gambar', image: null },
        { ...product, id: 3, name: '석탄', image: null },
        { ...product, id: 4, name: 'Rusak', image: 'tiada.jpg' },
      ],
    })
  } else if (pathname === '/api/contact') {
    sendJson(response, { data: { settings: [], footers: [], company } })
  } else smallContent(request, response)
}

beforeAll(async () => {
  // Noise compresses worst.
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  photo = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer()
  const host = await startHost(content)
  site = await startSite(host.origin)
})

afterAll(async () => {
  await site.close()
  await closeHosts()
})

async function picture(path: string) {
  const response = await site.get(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Returns the colour of a pixel. */
async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 }
  return [...(await sharp(bytes).extract(area).raw().toBuffer())]
}

test.for([
  '/-/share/index.jpg',
  '/-/share/en.jpg',
  '/-/share/produk/1.jpg',
  '/-/share/en/kontak.jpg',
])(
  'draws %s in the size that readers of links crop to, and small enough for each',
  async (path) => {
    const { bytes } = await picture(path)
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    expect(bytes.byteLength).toBeLessThanOrEqual(maxShareBytes)
  },
)

test('shows the picture of the page, and none where there is none or it is broken', async () => {
  const [with_, without, broken] = await Promise.all(
    [1, 2, 4].map((id) => picture(`/-/share/produk/${id}.jpg`)),
  )
  const spread = async (bytes: Buffer) => {
    const area = { left: 900, top: 200, width: 200, height: 200 }
    const { channels } = await sharp(await sharp(bytes).extract(area).toBuffer()).stats()
    return channels[0]?.stdev ?? 0
  }
  expect(await spread(with_?.bytes ?? Buffer.alloc(0))).toBeGreaterThan(20)
  expect(await spread(without?.bytes ?? Buffer.alloc(0))).toBeLessThan(10)
  expect(await spread(broken?.bytes ?? Buffer.alloc(0))).toBeLessThan(10)
})

test('is revalidated by its version, which is that of what it shows', async () => {
  const { response } = await picture('/-/share/produk/2.jpg')
  const etag = response.headers.get('etag') ?? ''
  const headers = { 'If-None-Match': etag }
  expect((await site.get('/-/share/produk/2.jpg', { headers })).status).toBe(304)
  expect((await site.get('/-/share/produk/1.jpg', { headers })).status).toBe(200)
  const head = await site.get('/-/share/produk/2.jpg', { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(response.headers.get('content-length'))
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('wears the colours of the company', async () => {
  const [r = 255, g = 255, b = 255] = await pixel(
    (await picture('/-/share/produk/2.jpg')).bytes,
    8,
    8,
  )
  expect(Math.max(Math.abs(r - 0x14), Math.abs(g - 0x17), Math.abs(b - 0x1a))).toBeLessThan(12)
  company = { colours: { ground: '#0a3d2a', accent: '#0b5c8a' } }
  site.clear()
  const [red = 255, green = 0] = await pixel((await picture('/-/share/produk/2.jpg')).bytes, 8, 8)
  expect(green - red).toBeGreaterThan(20)
  company = {}
  site.clear()
})

test.for([
  '/-/share/produk/9.jpg',
  '/-/share/produk/1.png',
  '/-/share/produk/1',
  '/-/share/produk/1.jpg.jpg',
  '/-/share/produk/1.data.jpg',
  '/-/share/_.data.jpg',
  '/-/share/.jpg',
  '/-/share/index/.jpg',
  '/-/share/-/share/index.jpg',
  '/-/share/produk/batubara.pdf.jpg',
  '/-/share/produk%2F1.jpg',
  '/-/share/../../healthz.jpg',
  // No font has these characters.
  '/-/share/produk/3.jpg',
])('has no picture at %s', async (path) => {
  expect((await site.get(path)).status).toBe(404)
})

test('only reads', async () => {
  const response = await site.get('/-/share/index.jpg', { method: 'POST', body: 'x' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('draws a page once, however many ask for it, and asks the host no more than the page does', async () => {
  site.clear()
  await site.get('/produk/2')
  requests = 0
  const all = await Promise.all(Array.from({ length: 20 }, () => picture('/-/share/produk/2.jpg')))
  expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  expect(requests).toBe(0)
})

test('says that it cannot be had while the content service gives no page', async () => {
  const dead = await startHost((_request, response) => response.writeHead(500).end())
  const other = await startSite(dead.origin)
  const response = await other.get('/-/share/produk/1.jpg')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  await other.close()
})
