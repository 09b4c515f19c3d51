import { defaultSheetsIn } from '@niaga/contract/default-sheets'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import { afterEach, expect, test } from 'vitest'
import { smallContent } from '../../testing/content.ts'
import { sendJson } from '../../testing/host.ts'
import { startSite } from '../../testing/site.ts'
import { startSiteForFile } from '../../testing/start-site-for-file.ts'

let description = ''

const { host, site } = await startSiteForFile((request, response) => {
  const { pathname, searchParams } = new URL(request.path, 'http://host')
  if (pathname !== '/api/sheets' || description === '') return smallContent(request, response)
  const locale = searchParams.get('lang') === 'en' ? 'en' : 'id'
  const data = defaultSheetsIn(locale).map((sheet) => ({ ...sheet, description }))
  sendJson(response, { data: { data, total: data.length } })
})

afterEach(() => {
  description = ''
  site.clear()
})

test.each([
  ['/produk/batubara', 'id', 'spesifikasi-batubara.pdf'],
  ['/en/produk/batubara', 'en', 'specification-batubara.pdf'],
  ['/alat/kapal', 'id', 'spesifikasi-kapal.pdf'],
])('sends the sheet %s as a PDF in its language', async (page, language, name) => {
  const response = await site.get(`${page}.pdf`)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}"`,
    'content-language': language,
    'cache-control': 'public, no-cache',
    link: `<https://contoh.example${page}>; rel="canonical"`,
    'x-content-type-options': 'nosniff',
  })
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(body).toContain(`/Lang (${language})`)
  expect(Number(response.headers.get('content-length'))).toBe(body.length)
})

test('sends nothing again that the client has, until the content changes', async () => {
  const etag = (await site.get('/produk/silika.pdf')).headers.get('etag') ?? ''
  const ask = () => site.get('/produk/silika.pdf', { headers: { 'If-None-Match': etag } })
  expect((await ask()).status).toBe(304)
  description = 'Batu silika yang lain.'
  site.clear()
  const changed = await ask()
  expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false])
})

test('a machine’s sheet has one address, because it is only published in Indonesian', async () => {
  const response = await site.get('/en/alat/kapal.pdf')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/alat/kapal.pdf'])
})

test('every sheet links to its PDF', async () => {
  for (const path of sheetPaths) {
    expect(await (await site.get(path)).text()).toContain(`href="${path}.pdf"`)
  }
})

test.each([
  ['GET', '/produk/lain.pdf', 404],
  ['GET', '/produk/1.pdf', 404],
  ['GET', '/produk/batubara.pdf.data', 404],
  ['GET', '/zh/produk/batubara.pdf', 404],
  ['POST', '/produk/batubara.pdf', 405],
  ['DELETE', '/en/produk/batubara.pdf', 405],
  ['HEAD', '/produk/batubara.pdf', 200],
  ['GET', '/produk/batubara.pdf?x=1', 200],
  ['GET', '/produk/batubara.PDF', 404],
])('responds to %s %s with %d', async (method, path, status) => {
  expect((await site.get(path, { method })).status).toBe(status)
})

test('a sheet that cannot be typeset in time is an error in the visitor’s language, and its page is not affected', async () => {
  const slow = await startSite(host.origin, {}, { sheetPdfMs: 1 })
  try {
    const response = await slow.get('/en/produk/timah.pdf')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await response.text()).toContain('This file cannot be fetched at the moment')
    expect((await slow.get('/en/produk/timah')).status).toBe(200)
  } finally {
    await slow.close()
  }
})
