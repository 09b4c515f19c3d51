import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Below this many bytes compression saves no packet. */
const leastBytes = 1024

/** Quality 5 of 11: within 5 % of the best for a page, at a tenth of the time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Encoded = { body: Buffer; encoding: 'br' | 'gzip' | null }

/** A body in the best encoding that `Accept-Encoding` allows (RFC 9110, section 12.5.3). */
export async function encodeBody(
  body: Buffer,
  acceptEncoding: string | undefined,
): Promise<Encoded> {
  if (body.byteLength < leastBytes) return { body, encoding: null }
  if (accepts(acceptEncoding, 'br')) {
    return { body: await compressBrotli(body, brotliOptions), encoding: 'br' }
  }
  if (accepts(acceptEncoding, 'gzip')) return { body: await compressGzip(body), encoding: 'gzip' }
  return { body, encoding: null }
}

function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
