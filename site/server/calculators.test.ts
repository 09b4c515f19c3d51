import { expect, test } from 'vitest'
import { getView as fleetView } from '../app/features/calculators/fleet/fleet-view.ts'
import { getView as heatView } from '../app/features/calculators/heat/heat-view.ts'
import { getView as shippingView } from '../app/features/calculators/shipping/shipping-view.ts'
import { smallContent } from '../testing/content.ts'
import { type Reply, sendJson } from '../testing/host.ts'
import { startSiteForFile } from '../testing/start-site-for-file.ts'
import { readPageAddress } from './page-cache/page-address.ts'

/** A host with its own page and redirects at the calculators' addresses. */
const content: Reply = (request, response) => {
  const { pathname } = new URL(request.path, 'http://host')
  if (pathname === '/api/pages') {
    sendJson(response, { data: [{ slug: 'kalkulator', title: 'Palsu', body: '<p>Palsu</p>' }] })
  } else if (pathname === '/api/redirects') {
    const from = ['/kalkulator', '/kalkulator/nilai-kalor', '/kalkulator/lain']
    const data = from.map((path) => ({ from: path, to: '/alat', permanent: true }))
    sendJson(response, { data })
  } else smallContent(request, response)
}

const { site } = await startSiteForFile(content)

const paths = [
  '/kalkulator/nilai-kalor',
  '/kalkulator/tongkang-kapal',
  '/kalkulator/excavator-truk',
] as const

const views = [
  [paths[0], heatView],
  [paths[1], shippingView],
  [paths[2], fleetView],
] as const

test.for([
  ['/kalkulator', 'Kalkulator | PT Contoh'],
  ['/en/kalkulator', 'Calculators | Contoh Ltd'],
  ['/kalkulator/nilai-kalor', 'Nilai kalor dan basis | PT Contoh'],
  ['/en/kalkulator/tongkang-kapal', 'Barges and vessels | Contoh Ltd'],
  ['/en/kalkulator/excavator-truk', 'Excavator and trucks | Contoh Ltd'],
] as const)(
  '%s is titled %s, whatever page or redirect a host has there',
  async ([path, title]) => {
    const response = await site.get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<title>${title}</title>`)
  },
)

test('works out what the address says, in the style of its language', async () => {
  const query = 'nilai=5800&basis=adb&tm=26&im=12&abu=10'
  const id = await (await site.get(`/kalkulator/nilai-kalor?${query}`)).text()
  const en = await (await site.get(`/en/kalkulator/nilai-kalor?${query}`)).text()
  expect(id).toContain('<strong class="expanded">4877</strong>')
  expect(en).toContain('<strong class="expanded">4877</strong>')
  expect(id).toContain('24,43 × TM')
  expect(en).toContain('24.43 × TM')
  expect(id).toContain('rel="canonical" href="https://contoh.example/kalkulator/nilai-kalor"')
})

test('shows what was typed as text', async () => {
  const value = encodeURIComponent('"><script>alert(1)')
  const html = await (await site.get(`/kalkulator/nilai-kalor?hitung=1&nilai=${value}`)).text()
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)"')
  expect(html).not.toContain('<script>alert')
})

const odd = [
  'nilai=',
  'nilai=%00',
  'nilai=%E2%80%AE4600',
  `nilai=${'9'.repeat(25)}`,
  `tm=${'a'.repeat(1500)}`,
  'basis=x&satuan=kcal%0A&hitung=2&kapal=titanic&tongkang=999&terakhir=x',
  'utm_source=x&lain=1',
  'Nilai=1&NILAI=2',
] as const

test.for(paths)('%s is one cached page for all that means nothing', async (path) => {
  await site.get(path)
  for (const query of odd) {
    const response = await site.get(`${path}?${query}`)
    expect(response.status, query).toBe(200)
    expect(response.headers.get('x-cache'), query).toBe('HIT')
  }
})

test('a browser reads of an address what the page cache leaves of it', () => {
  const sent = odd.map((query) => `${query}&hitung=1`)
  for (const query of [...odd, ...sent, 'ton=%20&nilai=%204600%20&h=x', 'tm=30&tm=20&hitung=0']) {
    for (const [path, view] of views) {
      const read = readPageAddress(new URL(`${path}?${query}`, 'http://site'))
      const search = read.ok ? read.address.path.slice(path.length) : ''
      expect(view(new URLSearchParams(query)), `${path}?${query}`).toEqual(
        view(new URLSearchParams(search)),
      )
    }
  }
})

test('is one page whatever the order of its figures, and takes the first of several', async () => {
  const path = '/kalkulator/excavator-truk'
  await site.get(`${path}?bucket=2&muatan=30`)
  for (const query of ['muatan=30&bucket=2', 'bucket=2&bucket=9&muatan=30&x=1']) {
    expect((await site.get(`${path}?${query}`)).headers.get('x-cache'), query).toBe('HIT')
  }
})

test('answers rubbish, and other methods not at all', async () => {
  for (const path of paths) {
    for (const query of ['hitung=1', 'ton=🚢&nilai=🔥&bucket=🚜', 'ton=-5&siklus=1e9&tm=%25']) {
      for (const address of [`${path}?${query}`, `/en${path}?${query}`]) {
        expect((await site.get(address)).status, address).toBe(200)
      }
    }
    expect((await site.get(`${path}?ton=${'9'.repeat(10_000)}`)).status).toBe(414)
    expect((await site.get(`${path}?${'ton=1&'.repeat(40)}`)).status).toBe(400)
    expect((await site.get(path, { method: 'POST', body: 'ton=1' })).status).toBeGreaterThan(399)
    expect((await site.get(path, { method: 'PUT', body: 'ton=1' })).status).toBe(405)
  }
  expect((await site.get('/kalkulator/tidak-ada')).status).toBe(404)
  const moved = await site.get('/kalkulator/lain', { redirect: 'manual' })
  expect(moved.headers.get('location')).toMatch(/\/alat$/)
  const slashed = await site.get('/kalkulator/', { redirect: 'manual' })
  expect(slashed.headers.get('location')).toMatch(/\/kalkulator$/)
})
