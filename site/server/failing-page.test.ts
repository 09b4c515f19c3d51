import { afterEach, expect, test } from 'vitest'
import { createImageSource } from '../content/image-source.server.ts'
import { smallContent } from '../testing/content.ts'
import { startClient } from '../testing/content-client.ts'
import { closeHosts, startHost } from '../testing/host.ts'
import { createTestLog } from '../testing/log.ts'
import { createPages } from './pages.ts'
import { createRenderer, type RendererOptions } from './render-page.ts'
import { loadBuild } from './site-build.ts'

afterEach(closeHosts)

const secret = 'ECONNRESET 10.0.0.5'

function fail(): never {
  throw new Error(secret)
}

async function start(broken: Partial<RendererOptions> = {}) {
  const host = await startHost(smallContent)
  const getBuild = await loadBuild()
  const { log, lines } = createTestLog()
  const content = startClient(host.origin, log, { timeoutMs: 3000 })
  const origin = 'https://contoh.example'
  const renderPage = createRenderer({
    getBuild,
    content,
    imageSource: createImageSource(host.origin, () => null),
    imageSize: () => null,
    ownPicture: (file) => `/pictures/${file}`,
    origin,
    menuItems: 60,
    reportsVitals: false,
    countsVisits: false,
    takeContactToken: async () => null,
    captcha: null,
    checkCaptcha: async () => 'passed',
    minFillingMs: 0,
    isDevelopment: false,
    log,
    ...broken,
  })
  const respondToPage = createPages({
    getBuild,
    renderPage,
    cached: null,
    origin,
    checkPreview: async () => null,
  })
  const get = (path: string) => respondToPage(new Request(`http://localhost${path}`), '127.0.0.1')
  return { content, get, lines }
}

test.each([
  ['/', 'id', 'Terjadi Kesalahan'],
  ['/en', 'en', 'An Error Occurred'],
])(
  'shows %s the designed view of an unexpected error and logs its cause once',
  async (path, lang, title) => {
    const { get, lines } = await start({ imageSource: fail })
    const response = await get(path)
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain(title)
    expect(html).not.toContain(secret)
    expect(html).not.toMatch(/\bat .+\.[jt]sx?:\d/)
    expect(lines).toMatchObject([{ path, err: { message: secret } }])
  },
)

test('shows the view even if the header and footer fail too', async () => {
  const { content } = await start()
  const { get } = await start({ content: { ...content, tools: fail } })
  const response = await get('/en')
  expect(response.status).toBe(500)
  const html = await response.text()
  expect(html).toContain('An Error Occurred')
  expect(html).toContain('<footer')
  expect(html).not.toContain(secret)
})
