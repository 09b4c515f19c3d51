import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compressing smaller bodies, in bytes, saves no packet. */
const minBytes = 1024

/** Quality 5 of 11 is within 5 % of the best for a page, at a tenth of the time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export type Encoding = 'br' | 'gzip' | 'identity'

type Encoded = { body: Buffer; encoding: Encoding }

/** Browsers send only a few different headers, so each is parsed once. */
const readHeaders = new LRUCache<string, Encoding>({ max: 100 })

/** Returns the best encoding that an `Accept-Encoding` header allows (RFC 9110, section 12.5.3). */
export function bestEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const cached = readHeaders.get(header)
  if (cached) return cached
  const best = (['br', 'gzip'] as const).find((name) => accepts(header, name)) ?? 'identity'
  readHeaders.set(header, best)
  return best
}

/** Encodes a body that is sent once, in the best encoding that `Accept-Encoding` allows. */
export async function encodeBody(
  body: Buffer,
  acceptEncoding: string | undefined,
): Promise<Encoded> {
  const encoding = body.byteLength < minBytes ? 'identity' : bestEncoding(acceptEncoding)
  if (encoding === 'br') return { body: await compressBrotli(body, brotliOptions), encoding }
  if (encoding === 'gzip') return { body: await compressGzip(body), encoding }
  return { body, encoding }
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
