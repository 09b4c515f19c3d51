import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'

/** What is received, shown or stored, by kind, or by kind and place, such as `headers of sample /produk`. */
export type Texts = Record<string, string>

/** Elements whose attributes matter to a visitor or a search engine; all others are compared by their texts. */
const compared = /^<(title|meta|link|a|area|img|form|input|select|textarea|option|button)\b/
const code = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<link[^>]*preload"[^>]*>/g
const attributes = / (id|class|for|style|aria-[\w-]+|data-[\w-]+)(="[^"]*")?/g
const structuredData = /<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g

/** What differs by nature between two runs; nothing else is hidden. */
const rules: readonly [reason: string, pattern: RegExp, replacement: string][] = [
  ['The services have ports of their own', /127\.0\.0\.1(:|%3A)\d+/g, 'host'],
  ['A bundler names a file by its content and first module', /\/assets\/[\w.-]+\./g, '/assets/x.'],
  ['The policy lists inline scripts by their content', /( 'sha256-[\w+/=]+')+/g, " 'sha256-x'"],
  ['They follow from the body', /^(content-length|etag): .*$/gm, '$1'],
  ['They follow from the time', /^(age|last-modified|x-cache): .*$/gm, '$1'],
  ['A picture has a version once the site has read it', /\?_v=[0-9a-f]{16}/g, ''],
  ['Ids are random', /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{24}\b/g, 'id'],
  ['Secrets of request pages are random', /\b[0-9a-f]{32}\b/g, 'secret'],
  ['A version of the content is a moment', /("version": )\d{13}\b/g, '$1'],
  ['Keys against a second sending are random', /("key_digest": ).*/g, '$1'],
  ['References of enquiries are random', /RFQ-(\d{6})-[2-9A-Z]{4}/g, 'RFQ-$1-x'],
  ['Boundaries and ids of mails are random', /--_NmP-[\w-]+|(?<=message-id: <)[^@]+/gi, 'x'],
  ['The clock runs', /(?<=(26 Nov(ember)?|2026-11-26).{1,12})(03|10)([:.]\d\d){2}(\.\d+)?/g, ''],
]

export function normalise(text: string): string {
  return rules.reduce((done, [, pattern, by]) => done.replace(pattern, by), text)
}

/** Reads a page as it is rendered. */
export async function readPage(page: Page): Promise<Texts> {
  const body = page.locator('body')
  return {
    text: (await body.innerText()).replace(/\s*\n\s*/g, '\n'),
    // Without its indentation, which an element around everything would change in every line.
    'accessibility tree': (await body.ariaSnapshot()).replace(/^ +/gm, ''),
    ...readDocument(await page.content()),
  }
}

/** Requests an address, and reads its status, headers and body. */
export async function request(url: string): Promise<Texts> {
  const response = await fetch(url, { redirect: 'manual' })
  const body = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const headers = [...response.headers].map((header) => header.join(': '))
  const texts = type.includes('html') ? readDocument(body.toString()) : readBody(type, body)
  return { headers: [response.status, ...headers].join('\n'), ...texts }
}

function readBody(type: string, bytes: Buffer): Texts {
  const body = bytes.toString()
  const pdf = ['pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' }] as const
  if (type.includes('pdf')) return { body: execFileSync(...pdf) }
  if (type.includes('json')) return { body: JSON.stringify(JSON.parse(body), null, 1) }
  if (/^text|xml/.test(type)) return { body: body.replaceAll('><', '>\n<') }
  return { body: createHash('sha256').update(bytes).digest('hex') }
}

/** The texts and the compared elements of a document in order, hidden ones included, and its structured data. */
function readDocument(html: string): Texts {
  const pieces = html.replace(code, '').split(/(?=<)|(?<=>)/)
  const lines = pieces
    .filter((piece) => !piece.startsWith('<') || compared.test(piece))
    .map((piece) => piece.replace(attributes, '').replace(/\s+/g, ' ').trim())
  const json = [...html.matchAll(structuredData)].map(([, text = '']) => JSON.parse(text))
  const document = lines.filter((line) => line !== '').join('\n')
  return { document, 'structured data': JSON.stringify(json, null, 1) }
}

/** Every row of the database in a data folder by its table, a line for each field. */
export function readStored(dataDir: string): Texts {
  const [file = ''] = globSync('*.db', { cwd: dataDir })
  const database = new DatabaseSync(join(dataDir, file))
  // The site reports visits together, after some time; how many rows there ever were counts the jobs of that time.
  const query = `select name from sqlite_master where type = 'table' and name not like 'visit%'
    and name <> 'sqlite_sequence'`
  const tables = database.prepare(query).all()
  const stored = tables.map(({ name }) => {
    const rows = database.prepare(`select * from "${name}"`).all()
    const texts = rows.map((row) => JSON.stringify(row, null, 1))
    return [`table ${name}`, texts.sort().join('\n')]
  })
  database.close()
  return Object.fromEntries(stored)
}

/** A mail with its parts decoded. */
export function readMail(source: string): string {
  const decode = (text: string, encoding: BufferEncoding) =>
    Buffer.from(text.replace(/[=\r\n]/g, ''), encoding).toString()
  return source
    .replace(/(?<=: base64(\r\n.+)*\r\n\r\n)[\w+/=\r\n]+/g, (body) => decode(body, 'base64'))
    .replace(/(=(\r\n|[0-9A-F]{2}))+/g, (codes) => decode(codes, 'hex'))
}
