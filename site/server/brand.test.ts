import { type TemporaryFolder, temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { closeHosts, type Reply, sendJson, startHost } from '../testing/host.ts'
import { type Site, startSite } from '../testing/site.ts'

let png: Buffer
let site: Site
let folder: TemporaryFolder | undefined

beforeAll(async () => {
  png = await sharp({ create: { width: 256, height: 256, channels: 4, background: '#0b5c8a80' } })
    .png()
    .toBuffer()
})

afterEach(async () => {
  await site.close()
  await closeHosts()
  await folder?.remove()
  folder = undefined
})

const company = {
  colours: { accent: '#0b5c8a', ground: '#10222e' },
  ...{ logo: 'storage/logo.png', icon: 'storage/icon.png' },
}

/** A content host with the given company. */
function host(company: unknown): Reply {
  return (request, response) => {
    const { pathname } = new URL(request.path, 'http://host')
    if (pathname.startsWith('/storage/')) {
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(png)
    } else if (pathname === '/api/contact') {
      const settings = [{ key: 'company_name', value: 'PT Biru' }]
      sendJson(response, { data: { settings, footers: [], company } })
    } else smallContent(request, response)
  }
}

function getHead(html: string): string {
  return html.slice(0, html.indexOf('</head>'))
}

test('wears a brand in both languages, and keeps it through an outage and a restart', async () => {
  folder = temporaryFolder()
  const content = await startHost(host(company))
  const variables = { CACHE_DIR: folder.path }
  site = await startSite(content.origin, variables)
  const before = await site.get('/').then((response) => response.text())
  const [, styles = ''] = /<link rel="stylesheet" href="(\/-\/brand\/[^"]+)"/.exec(before) ?? []
  expect(before).toContain('<meta name="theme-color" content="#10222e"/>')
  expect(before).toContain('/storage/logo.png')
  expect(before).not.toContain('/favicon.svg')
  const [, icon = ''] = /<link rel="icon" href="(\/-\/brand\/icon\/48\/[^"]+)"/.exec(before) ?? []
  const sent = await site.get(icon)
  expect(sent.headers.get('content-type')).toBe('image/png')
  const { width, hasAlpha } = await sharp(Buffer.from(await sent.arrayBuffer())).metadata()
  expect([width, hasAlpha]).toEqual([48, true])
  await site.get('/en')
  await site.close()
  await content.close()
  site = await startSite(content.origin, variables)
  for (const path of ['/', '/en']) {
    const html = await site.get(path).then((response) => response.text())
    expect(html).toContain(`<link rel="stylesheet" href="${styles}"`)
    expect(html).toContain('/media/160/storage/logo.png?_v=')
  }
  const response = await site.get(styles)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await response.text()).toContain('--color-ore:#0b5c8a')
  expect((await site.get(icon)).status).toBe(200)
})

test('sends the icon of a brand to clients that ask for the usual files', async () => {
  site = await startSite((await startHost(host(company))).origin)
  for (const [file, size] of [
    ['/favicon.ico', 48],
    ['/favicon.svg', 192],
    ['/apple-touch-icon.png', 180],
  ]) {
    const response = await site.get(String(file))
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toMatch(`/-/brand/icon/${size}/storage/icon.png`)
  }
})

test.each([
  ['none', undefined],
  ['no brand', { whatsapp: '+62 812 0000 0100' }],
  ['malformed colours', { colours: { accent: 'red;}body{display:none', ground: 7 } }],
  ['colours in which nothing could be read', { colours: { accent: '#ffff00' } }],
  ['pictures of another host', { logo: 'https://evil.example/a.png', icon: '../../etc/passwd' }],
])('looks as it was built for a company with %s', async (_, settings) => {
  site = await startSite((await startHost(host(settings))).origin)
  const html = await site.get('/').then((response) => response.text())
  const head = getHead(html)
  expect(head).toContain(
    '<link rel="icon" href="/favicon.ico" sizes="48x48"/><link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/><link rel="preload"',
  )
  expect(head).toContain('<meta name="theme-color" content="#14171a"/>')
  expect(html).not.toContain('/-/brand')
  expect(html).not.toContain('evil.example')
  expect((await site.get('/favicon.ico')).status).toBe(200)
})

test.each([
  '/-/brand/x-x-x-000000000000.css',
  '/-/brand/0b5c8a.css',
  '/-/brand/icon/47/storage/icon.png',
  '/-/brand/icon/48/',
  '/-/brand/icon/48/api/contact',
  '/-/brand/icon/48/%2e%2e/secret.png',
])('has nothing at %s', async (path) => {
  site = await startSite((await startHost(host(company))).origin)
  const response = await site.get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control') ?? 'no-store').toMatch(/no-store/)
})
