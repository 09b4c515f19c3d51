import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import type { Encoding } from '../compression.ts'

/** What the renderer brought. */
export type Rendered = {
  status: number
  headers: Headers
  body: Buffer
  /** Whether a call failed that the page can do without. */
  isPartial: boolean
}

/** A page as it is kept: compressed once, with all that is sent with it. */
export type StoredPage = {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  /** Weak (RFC 9110, section 8.8.1): the bytes differ with the encoding. */
  etag: string
  bodies: PageBodies
  /** How many bytes it takes in memory. */
  size: number
}

/** Without `gzip` the body is too small to be compressed and `identity` is all there is. */
type PageBodies = { identity: Buffer } | { br: Buffer; gzip: Buffer; isPolished: boolean }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Below this many bytes compression saves no packet. */
const leastBytes = 1024

/** 5 of 11 is within 5 % of the best at a tenth of the time; the best comes later, from {@link polish}. */
const entryQuality = 5
const bestQuality = 11

/** What the cache says itself for each answer. */
const ownHeaders = new Set(['cache-control', 'content-length', 'etag', 'vary'])

/**
 * Makes of a rendered answer what is kept. When its content is that of `before`, the compressed bodies are kept too.
 */
export async function storePage(
  rendered: Rendered,
  before: StoredPage | undefined,
): Promise<StoredPage> {
  const { status, body } = rendered
  const headers = [...rendered.headers].filter(([name]) => !ownHeaders.has(name))
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const bodies = before?.etag === etag ? before.bodies : await compress(body)
  const bytes = 'br' in bodies ? [bodies.br, bodies.gzip] : [bodies.identity]
  const size = bytes.reduce((sum, { byteLength }) => sum + byteLength, headersSize(headers))
  return { status, headers, etag, bodies, size }
}

/** Compresses a page as well as can be, which takes long: on a thread of its own, when there is time. */
export async function polish({ bodies }: StoredPage): Promise<void> {
  if (!('br' in bodies) || bodies.isPolished) return
  bodies.isPolished = true
  bodies.br = await compressBrotli(gunzipSync(bodies.gzip), brotliOptions(bestQuality))
}

/** A page's bytes in an encoding that {@link encodingOf} gave. */
export function bodyIn({ bodies }: StoredPage, encoding: Encoding): Buffer {
  if (!('br' in bodies)) return bodies.identity
  return encoding === 'identity' ? gunzipSync(bodies.gzip) : bodies[encoding]
}

/** The encoding that is sent to who takes `accepted`. */
export function encodingOf({ bodies }: StoredPage, accepted: Encoding): Encoding {
  return 'br' in bodies ? accepted : 'identity'
}

async function compress(body: Buffer): Promise<PageBodies> {
  if (body.byteLength < leastBytes) return { identity: body }
  const [br, zipped] = await Promise.all([
    compressBrotli(body, brotliOptions(entryQuality)),
    compressGzip(body),
  ])
  return { br, gzip: zipped, isPolished: false }
}

function brotliOptions(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
}

/** With what an entry takes beside its bytes. */
function headersSize(headers: StoredPage['headers']): number {
  return headers.reduce((sum, [name, value]) => sum + name.length + value.length + 64, 1024)
}
