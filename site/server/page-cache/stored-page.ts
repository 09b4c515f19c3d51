import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib'
import type { Encoding } from '../compression.ts'

/** The renderer's result. */
export type Rendered = {
  status: number
  headers: Headers
  body: Buffer
  /** Whether an optional call of the page failed. */
  isPartial: boolean
  /** Validity of the page in milliseconds; by default as long as its policy defines. */
  validMs?: number
}

/** A page as stored: compressed once, with all headers to send. */
export type StoredPage = {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  /** Weak (RFC 9110, section 8.8.1): the bytes differ with the encoding. */
  etag: string
  bodies: PageBodies
  /** Size in memory, in bytes. */
  size: number
}

/**
 * Bytes as Latin-1 texts: Node writes a text and its headers in one piece. Without `br` the body is too small to be
 * compressed; `gzip` is made for the first client that accepts nothing better.
 */
type PageBodies = { identity: string } | CompressedBodies

type CompressedBodies = {
  br: string
  gzip: string | null
  isRecompressed: boolean
  /** Length of the rendered page, in bytes. */
  bytes: number
}

const compressBrotli = promisify(brotliCompress)

/** Compressing smaller bodies, in bytes, saves no packet. */
const minBytes = 1024

/** 5 of 11 is within 5 % of the best at a tenth of the time; {@link recompress} applies the best later. */
const entryQuality = 5
const bestQuality = 11

/** Size of a page as gzip, relative to brotli. */
const gzipRatio = 1.25

/** Headers that the cache itself sets for each response. */
const ownHeaders = new Set(['cache-control', 'content-length', 'etag', 'vary'])

/**
 * Creates the stored page of a rendered response. If its content equals that of `before`, the compressed bodies are kept
 * too.
 */
export function storePage(rendered: Rendered, before: StoredPage | undefined): StoredPage {
  const { status, body } = rendered
  const headers = [...rendered.headers].filter(([name]) => !ownHeaders.has(name))
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const bodies = before?.etag === etag ? before.bodies : compress(body)
  const bodySize = 'br' in bodies ? bodies.br.length * (1 + gzipRatio) : bodies.identity.length
  return { status, headers, etag, bodies, size: Math.ceil(bodySize) + headersSize(headers) }
}

/** Compresses a page with the best quality, which is slow: on another thread, when there is time. */
export async function recompress({ bodies }: StoredPage): Promise<void> {
  if (!('br' in bodies) || bodies.isRecompressed) return
  bodies.isRecompressed = true
  const body = decompressed(bodies)
  bodies.br = (await compressBrotli(body, brotliOptions(body, bestQuality))).toString('latin1')
  // Node's compressor keeps its input until the next full garbage collection: some 40 pages.
  body.buffer.transfer(0)
}

/** Returns a page's bytes, as Latin-1, in an encoding from {@link getEncoding}. */
export function bodyIn({ bodies }: StoredPage, encoding: Encoding): string {
  if (!('br' in bodies)) return bodies.identity
  if (encoding === 'br') return bodies.br
  if (encoding === 'identity') return decompressed(bodies).toString('latin1')
  bodies.gzip ??= gzipSync(decompressed(bodies)).toString('latin1')
  return bodies.gzip
}

/** Returns the encoding for a client whose Accept-Encoding is `accepted`. */
export function getEncoding({ bodies }: StoredPage, accepted: Encoding): Encoding {
  return 'br' in bodies ? accepted : 'identity'
}

/** Synchronous: on another thread it takes a third longer, and many pages at once add up their working memory. */
function compress(body: Buffer): PageBodies {
  if (body.byteLength < minBytes) return { identity: body.toString('latin1') }
  const br = brotliCompressSync(body, brotliOptions(body, entryQuality)).toString('latin1')
  return { br, gzip: null, isRecompressed: false, bytes: body.byteLength }
}

function brotliOptions(body: Buffer, quality: number): BrotliOptions {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    // With the largest window each page would take 32 MB during compression.
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.byteLength),
  }
  return { params }
}

/** Returns the smallest window that contains the whole body, as a power of two. */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + 16))
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
}

function decompressed({ br, bytes }: CompressedBodies): Buffer<ArrayBuffer> {
  // Allocates one piece, so only one has to be freed.
  return brotliDecompressSync(Buffer.from(br, 'latin1'), { chunkSize: bytes + 1 })
}

/** Includes an entry's overhead. */
function headersSize(headers: StoredPage['headers']): number {
  return headers.reduce((sum, [name, value]) => sum + name.length + value.length + 64, 1024)
}
