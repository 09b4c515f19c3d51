import type { Page } from '@playwright/test'

/** What a visitor, a screen reader or a search engine receives, by facet: a line for each thing. */
export type Facets = Record<string, string>

/** Reads a page as it is rendered. */
export async function readPage(page: Page): Promise<Facets> {
  const accessibility = await page.locator('body').ariaSnapshot()
  return { ...(await page.evaluate(read, null)), 'accessibility tree': accessibility }
}

/** Reads a page as it was sent, hidden texts included. */
export function readHtml(reader: Page, html: string): Promise<Facets> {
  return reader.evaluate(read, html)
}

/** Runs in the browser. */
function read(html: string | null): Facets {
  const from = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const each = (selector: string, line: (element: Element) => string) =>
    [...from.querySelectorAll(selector)].map((element) => line(element).trim()).join('\n')
  // Each side has ports of its own.
  const withoutHosts = (text: string) => text.replace(/\/\/[^/"]+/g, '')
  const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const tag = ({ localName, attributes, textContent }: Element) => {
    const named = [...attributes].filter(
      ({ name }) => !/^(id|class|for|aria-.*|data-.*|style)$/.test(name),
    )
    const pairs = named.map(({ name, value }) => `${name}="${value}"`)
    return [localName, ...pairs, oneLine(textContent)].join(' ')
  }
  const facets = {
    head: each('title, meta, link:not([rel~="preload"], [rel="modulepreload"])', tag),
    links: each(
      'a[href], area[href]',
      (link) => `${link.getAttribute('href')} ${oneLine(link.textContent)}`,
    ),
    fields: each('input, select, textarea, form, button, option', tag),
    pictures: each(
      'img',
      (picture) => `${picture.getAttribute('src')} ${picture.getAttribute('alt')}`,
    ),
    // Their order has no meaning, and depends on when the parts of a page arrive.
    'structured data': [...from.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.stringify(JSON.parse(textContent ?? ''), null, 1))
      .sort((one, other) => (withoutHosts(one) < withoutHosts(other) ? -1 : 1))
      .join('\n'),
  }
  if (html !== null) for (const code of from.querySelectorAll('script, style')) code.remove()
  const text = html === null ? document.body.innerText : (from.body.textContent ?? '')
  return { ...facets, text: text.split('\n').map(oneLine).filter(Boolean).join('\n') }
}
