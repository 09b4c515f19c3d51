import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { type ContentHost, startContentHost } from '../journeys/support/content-host.ts'
import { respondAsFixture } from '../journeys/support/fixture-company.ts'
import { type OwnSite, startSite } from '../journeys/support/site.ts'
import { sendRaw } from '../support/raw-request.ts'
import { get } from './abuse/requests.ts'

const { path: folder, remove: removeFolder } = temporaryFolder()
const picture = '/media/320/storage/tambang.png'

let host: ContentHost
let site: OwnSite

beforeAll(async () => {
  host = await startContentHost()
  await respondAsFixture(host)
  const body = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  await host.responses.set('/storage/tambang.png', { body })
  site = await startSite({ CONTENT_HOST: host.origin, CACHE_DIR: folder, FRESH_TTL_S: '600' })
})

afterAll(async () => {
  await site.stop()
  await host.close()
  await removeFolder()
})

/** Sends the path byte for byte, because a client library would normalise it. */
async function ask(path: string) {
  const { status, head } = await sendRaw(Number(new URL(site.origin).port), get(path))
  const [, cache = 'none'] = /^x-cache: (\S+)/im.exec(head) ?? []
  return { status, cache }
}

const pages: readonly (readonly [page: string, spellings: readonly string[]])[] = [
  ['/', ['/?', '/?x=1', '/?x=1&y=2', '/?%78=1', '//', '///', '/?q=a&halaman=2', '/#a']],
  [
    '/blog',
    [
      ...['/blog?', '/blog?x', '/blog?q=', '/blog?HALAMAN=2', '/blog?Q=a'],
      ...['/blog/', '//blog', '/%62log', '/blog//', '/blog?q[]=a', '/blog?%00=1', '/blog?&&&'],
    ],
  ],
  [
    '/en/produk',
    ['/en//produk', '/en/produk/', '/%65n/produk', '/en/produk?lang=id', '/en/prod%75k?'],
  ],
  [
    '/blog?halaman=1',
    [
      '/blog?halaman=1&x',
      '/blog?x&halaman=1',
      '/blog?halaman=1&halaman=2',
      '/blog?halaman=01',
      '/blog?halaman=1.0',
      '/blog?halaman=+1',
    ],
  ],
  [
    '/cari?q=pasir+kuarsa',
    [
      ...['/cari?q=pasir%20kuarsa', '/cari?q=+pasir++kuarsa+', '/cari?q=pasir%09kuarsa%00'],
      ...['/cari?x=1&q=pasir+kuarsa', '/cari/?q=pasir+kuarsa', '/CARI?q=pasir+kuarsa&q=timah'],
    ],
  ],
  ['/cari/saran.json?q=pasir', ['/cari/saran.json?q=PASIR', '/cari/saran.json?q=+Pasir&x']],
]

test.for(pages)(
  '%s has one key in the page cache, however it is spelled',
  async ([page, spellings]) => {
    expect((await ask(page)).status).toBe(200)
    const others: unknown[] = []
    for (const path of spellings) {
      const { status, cache } = await ask(path)
      if (status === 200 && cache !== 'HIT') others.push([path, cache])
    }
    expect(others).toEqual([])
  },
)

const spelledPictures = [
  ...['?bust=1', '?bust=2', '?_v=1', '?_v=1&_v=2', '?&', '?w=1', '#a'].map((end) => picture + end),
  ...['/media/320//storage/tambang.png', '/media/320/storage//tambang.png'],
  ...['/media/320/%73torage/tambang.png', '/media/320/storage/%74amban%67.png'],
  ...['/media/320/storage/tambang%2Epng', '/media/320/storage/tambang%2epng'],
  ...['/media/0320/storage/tambang.png', '/media/320/./storage/tambang.png'],
  ...['/media/321/storage/tambang.png', '/media/320/storage/tambang.png%00'],
]

test('a picture is fetched, measured and cached once, however it is spelled', async () => {
  expect((await ask(picture)).status).toBe(200)
  const requests = host.requests.filter(({ url }) => url.startsWith('/storage')).length
  const cached = readdirSync(join(folder, 'pictures')).toSorted()
  for (const path of spelledPictures)
    expect([200, 308, 400, 404], path).toContain((await ask(path)).status)
  expect(host.requests.filter(({ url }) => url.startsWith('/storage'))).toHaveLength(requests)
  expect(readdirSync(join(folder, 'pictures')).toSorted()).toEqual(cached)
})
