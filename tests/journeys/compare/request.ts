import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Facets, readHtml } from './read-page.ts'

export type Reply = { facets: Facets; isPage: boolean; links: string[] }

/** Requests an address, and reads the status, the headers and the body by its type. */
export async function request(address: string, reader: Page): Promise<Reply> {
  const response = await fetch(address, { redirect: 'manual' })
  const body = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  const type = response.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html')
  const read = isPage ? await readHtml(reader, body.toString()) : { body: readBody(type, body) }
  const facets = { status: String(response.status), headers, ...read }
  return { facets, isPage, links: /html|xml/.test(type) ? findLinks(body.toString(), address) : [] }
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
