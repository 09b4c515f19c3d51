import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** What a visitor, a screen reader or a search engine receives, by facet: a text, or things whose order has no meaning. */
export type Facets = Record<string, string | string[]>

type Reply = { facets: Facets; isPage: boolean; links: string[] }

const maxTries = 4
const retryMs = 1500

/** Reads a page as it is rendered. */
export async function readPage(page: Page): Promise<Facets> {
  const tree = await page.locator('body').ariaSnapshot()
  // Without its indentation, which an element around everything would change in every line.
  return { ...(await page.evaluate(read, null)), 'accessibility tree': tree.replace(/^ +/gm, '') }
}

/** Requests an address, and reads the status, the headers and the body by its type, hidden texts included. */
export async function request(address: string, reader: Page): Promise<Reply> {
  const get = () => fetch(address, { redirect: 'manual' })
  let response = await get()
  for (let tries = 1; tries < maxTries && isRetried(response); tries += 1) {
    await wait(retryMs)
    response = await get()
  }
  const body = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].map(([name, value]) => [
    `header ${name}`,
    `${name}: ${value}`,
  ])
  const type = response.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html')
  const content = isPage
    ? await reader.evaluate(read, body.toString())
    : { body: readBody(type, body) }
  return {
    facets: { status: String(response.status), ...Object.fromEntries(headers), ...content },
    isPage,
    links: /html|xml/.test(type) ? findLinks(body.toString(), address) : [],
  }
}

/** A busy machine may typeset a sheet too late. */
function isRetried({ status, url }: Response): boolean {
  return status === 503 && url.endsWith('.pdf')
}

function readBody(type: string, body: Buffer): string {
  if (type.includes('pdf')) {
    return execFileSync('pdftotext', ['-layout', '-', '-'], { input: body, encoding: 'utf8' })
  }
  if (type.includes('json')) return JSON.stringify(JSON.parse(body.toString() || 'null'), null, 1)
  if (/^text|xml/.test(type)) return body.toString().replaceAll('><', '>\n<')
  return createHash('sha256').update(body).digest('hex')
}

/** The paths of the same site that a page or the sitemap leads to, without its scripts and styles. */
function findLinks(html: string, address: string): string[] {
  return [...html.matchAll(/(?: href="|<loc>)([^"#<]+)/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), address))
    .filter(
      ({ origin, pathname }) =>
        address.startsWith(`${origin}/`) && !pathname.startsWith('/assets/'),
    )
    .map(({ pathname, search }) => pathname + search)
}

/** Runs in the browser: reads its page, or a document as it was sent. */
function read(html: string | null): Facets {
  const from = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const each = (selector: string, line: (element: Element) => string) =>
    [...from.querySelectorAll(selector)].map((element) => line(element).trim())
  const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const tag = (element: Element) => {
    const attributes = [...element.attributes].filter(
      ({ name }) => !/^(id|class|for|aria-.*|data-.*|style)$/.test(name),
    )
    const pairs = attributes.map(({ name, value }) => `${name}="${value}"`)
    const text = element.matches('form, select') ? '' : oneLine(element.textContent)
    return [element.localName, ...pairs, text].join(' ')
  }
  const linkSelector = 'link:not([rel~="preload"], [rel="modulepreload"], [rel="stylesheet"])'
  const facets = {
    head: each(`title, meta, ${linkSelector}`, tag),
    links: each(
      'a[href], area[href]',
      (link) => `${link.getAttribute('href')} ${oneLine(link.textContent)}`,
    ).join('\n'),
    fields: each('input, select, textarea, form, button, option', tag).join('\n'),
    pictures: each(
      'img',
      (picture) => `${picture.getAttribute('src')} ${picture.getAttribute('alt')}`,
    ).join('\n'),
    // Neither the elements nor the entries of a graph have an order.
    'structured data': [...from.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent ?? ''))
      .flatMap((data) => data['@graph'] ?? [data])
      .map((entry) => JSON.stringify(entry, null, 1)),
  }
  if (html === null) return { ...facets, text: getLines(document.body.innerText.split('\n')) }
  for (const code of from.querySelectorAll('script, style')) code.remove()
  const texts = from.createTreeWalker(from.body, NodeFilter.SHOW_TEXT)
  const lines: string[] = []
  while (texts.nextNode()) lines.push(texts.currentNode.nodeValue ?? '')
  return { ...facets, text: getLines(lines) }

  function getLines(all: string[]): string {
    return all.map(oneLine).filter(Boolean).join('\n')
  }
}
