import type { Page } from '@playwright/test'
import { list } from './support/content-host.ts'
import { respondAsFixture } from './support/fixture-company.ts'
import { injectPayloads, rotation } from './support/inject-payloads.ts'
import { expect, type OtherHost, open, test } from './support/journey.ts'
import { scanDocument } from './support/scan-document.ts'
import { xssPayloads } from './support/xss-payloads.ts'

// Without the Content-Security-Policy, which would block injected code, only the pages themselves protect.
// React reports control characters, which the browser's parser replaces, as a hydration error.
test.use({ bypassCSP: true, expectedConsole: [/Failed to load resource|React error #418/] })

const classes = Object.entries(xssPayloads)
const all = Object.values(xssPayloads).flat()
const someOfEach = Object.values(xssPayloads).flatMap((payloads) => payloads.slice(0, 2))

const pages = ['/', '/produk', '/blog/1', '/kontak', '/privasi']

const articleTags =
  'p br hr ul ol li dl dt dd blockquote cite q pre code kbd em i strong b u s del ins mark small sub sup abbr time a figure figcaption img table caption thead tbody tfoot tr th td h2 h3 h4 h5 h6'.split(
    ' ',
  )

/** Returns an article body with payloads wherever an editor may write: as markup, as text, and in URLs. */
function getBody(payloads: readonly string[]): string {
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return payloads
    .map(
      (payload) =>
        `<p>${payload}</p><p><a href="${quoted(payload)}">x</a><a href='${payload}'>y</a></p>` +
        `<img src="${quoted(payload)}" alt="${quoted(payload)}"><img src=${payload}>`,
    )
    .join('\n')
}

async function getTags(page: Page, origin: string): Promise<string[]> {
  const tags = new Set(articleTags)
  for (const path of pages) {
    await open(page, origin + path)
    for (const tag of await page.evaluate(() =>
      [...document.querySelectorAll('*')].map(({ localName }) => localName),
    )) {
      tags.add(tag)
    }
  }
  return [...tags]
}

async function watch(page: Page, site: string): Promise<string[]> {
  const events: string[] = []
  page.on('dialog', (dialog) => {
    events.push(`ran ${dialog.message()} on ${page.url()}`)
    return dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const isMap = origin === 'https://www.google.com'
    if (origin !== site && !isMap && !/^(data|blob):$/.test(protocol)) {
      events.push(`asked ${request.url().slice(0, 80)} on ${page.url()}`)
    }
  })
  return events
}

async function injectEverywhere(
  { content }: OtherHost,
  payloads: readonly string[],
): Promise<void> {
  await respondAsFixture(content)
  // A text field gets all payloads of a class at once; URL fields get one payload each.
  const next = rotation(payloads)
  const text = payloads.join(' ')
  await injectPayloads(content, (field) =>
    /image|logo|photo|url|value/.test(field) ? next() : text,
  )
  const detail = content.responses.get('/api/blogs/1')
  const body = {
    data: {
      id: 1,
      title: text,
      image: next(),
      category: text,
      published_date: null,
      content: getBody(payloads),
    },
  }
  await content.responses.set('/api/blogs/1', { ...detail, body })
  const texts = {
    title: text,
    intro: text,
    image: next(),
    image_alt: text,
    closing: { title: text, text, button_text: text, button_url: next() },
    seo: { title: text, description: text, image: next() },
  }
  const namedTexts = ['form', 'menu_intro', 'items'].map((name) => ({ name, text }))
  const ownPage = { slug: 'privasi', ...texts, in_footer: true, body: getBody(payloads) }
  const fixedPages = ['/', '/produk', '/kontak'].map((path) => ({
    path,
    ...texts,
    texts: namedTexts,
  }))
  await content.responses.set('/api/pages', list([...fixedPages, ownPage]))
}

test('there are at least 100 payloads of 12 classes', () => {
  expect(classes.length).toBeGreaterThanOrEqual(12)
  expect(new Set(all).size).toBeGreaterThanOrEqual(100)
})

test('untrusted content: nothing runs, breaks out or calls elsewhere, in any field of any page', {
  tag: '@long',
}, async ({ page, otherHost }) => {
  const { origin } = otherHost.site
  const allowedTags = await getTags(page, origin)
  const events = await watch(page, origin)
  await page.route('**/media/**', (route) => route.abort())
  const faults: string[] = []
  for (const [name, payloads] of classes) {
    await injectEverywhere(otherHost, payloads)
    for (const path of pages) {
      await page.goto(origin + path, { waitUntil: 'load' })
      for (const fault of await page.evaluate(scanDocument, { html: null, allowedTags })) {
        faults.push(`${name} on ${path}: ${fault}`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(events).toEqual([])
})

for (const { which, payloads, tag } of [
  { which: 'two payloads of each class', payloads: someOfEach, tag: [] },
  { which: 'each payload', payloads: all, tag: ['@long'] },
]) {
  test(`untrusted content: ${which}, one at a time in every field, leaves no link or element behind`, {
    tag,
  }, async ({ page, otherHost, request }) => {
    const { origin } = otherHost.site
    const allowedTags = await getTags(page, origin)
    const faults: string[] = []
    for (const payload of payloads) {
      await respondAsFixture(otherHost.content)
      await injectPayloads(otherHost.content, () => payload)
      const html = await (await request.get(`${origin}/`, { maxRetries: 2 })).text()
      for (const fault of await page.evaluate(scanDocument, { html, allowedTags })) {
        faults.push(`${JSON.stringify(payload)}: ${fault}`)
      }
    }
    expect(faults).toEqual([])
  })
}

test('untrusted content: it is shown as the text it is', async ({ page, otherHost }) => {
  const { content, site } = otherHost
  const readable = all.filter(
    (payload) => payload.trim() === payload && /^[\p{L}\p{P}\p{S}\p{N} ]*$/u.test(payload),
  )
  const items = readable.map((name, index) => ({
    id: index + 1,
    name,
    description: name,
    image: null,
  }))
  await content.responses.set('/api/products', { body: { data: items } })
  await open(page, `${site.origin}/produk`)
  const names = await page.getByRole('main').getByRole('heading').allTextContents()
  expect(readable.filter((payload) => !names.includes(payload))).toEqual([])
})

test('untrusted content: no path of a picture makes the site request another host', async ({
  otherHost,
  request,
}) => {
  const { content, site } = otherHost
  const paths = [
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:22/',
    '//evil.example/a.png',
    '\\\\evil.example\\a.png',
    '/\\evil.example/a.png',
    'http:evil.example/a.png',
    'https:/evil.example/a.png',
    '@evil.example/a.png',
    'x@evil.example/a.png',
    ':80@evil.example/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://0x7f000001/a.png',
    'http://2130706433/a.png',
    'http://127.1/a.png',
    'http://localtest.me/a.png',
    'http://localhost/a.png',
    'http://0/a.png',
    'http://evil。example/a.png',
    'file:///etc/passwd',
    'gopher://127.0.0.1/x',
    '../../../etc/passwd',
    '..%2f..%2fadmin',
    '%2e%2e/%2e%2e/admin',
    '....//admin',
    '\thttp://evil.example/',
    `${content.origin}@evil.example/a.png`,
    `${content.origin}.evil.example/a.png`,
    content.origin.replace('127.0.0.1', 'localhost'),
    content.origin.replace('http:', 'https:'),
  ]
  const images = paths.map((image, index) => ({
    id: index + 1,
    title: 'x',
    description: 'x',
    image,
  }))
  await content.responses.set('/api/galleries', { body: { data: images } })
  const html = await (await request.get(`${site.origin}/tentang-kami/galeri`)).text()
  const sources = [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, source = '']) => source)
  for (const source of sources) expect(source).toMatch(/^\/(media|flags|assets|pictures)\//)
  for (const path of [...paths, ...paths.map(encodeURIComponent)]) {
    const response = await request.get(`${site.origin}/media/640/${path}`, { maxRedirects: 0 })
    expect([308, 400, 404], path).toContain(response.status())
    expect(response.headers().location ?? '/').toMatch(/^\/(?!\/)/)
  }
  // Every request arrived with the content host's own name.
  for (const { headers } of content.requests)
    expect(headers.host).toBe(new URL(content.origin).host)
})

test('untrusted content: a redirect of a picture is not followed', async ({
  otherHost,
  request,
}) => {
  const { content, site } = otherHost
  const locations = ['http://127.0.0.1:1/', `${content.origin}/api/home`, '//evil.example/']
  for (const [index, location] of locations.entries()) {
    const path = `/storage/pindah-${index}.png`
    await content.responses.set(path, { status: 302, body: {}, headers: { location } })
    const before = content.requests.length
    const response = await request.get(`${site.origin}/media/640${path}`, { maxRedirects: 0 })
    expect([404, 503]).toContain(response.status())
    expect(content.requests.slice(before).map(({ url }) => url)).toEqual([path])
  }
})
