import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { errorResponse } from '../../platform/http/response.ts'
import type { Bucket } from '../../platform/storage/bucket.ts'
import { requestedRange } from './byte-range.ts'

/** The headers for a stored file, and the response for a missing one. */
export type StoredFile = {
  name: string
  headers: Record<string, string>
  missing: () => Response
}

/** Stored names have no folders and no leading dot. */
export const storedName = /^[a-z0-9][a-z0-9._-]*$/i

/**
 * Serves an uploaded file unchanged, whole or the requested range (RFC 9110, section 14).
 *
 * @param folder the folder of the file; nothing outside it is ever served
 */
export async function serveFromFolder(
  request: Request,
  { name, headers: baseHeaders, missing }: StoredFile,
  folder: string,
): Promise<Response> {
  const file = await fileIn(folder, name)
  if (!file) return missing()
  const etag = `"${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}"`
  const headers = getHeaders(baseHeaders, etag)
  if (request.headers.get('If-None-Match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  const condition = request.headers.get('If-Range')
  const range =
    condition === null || condition === etag
      ? requestedRange(request.headers.get('Range'), file.size)
      : null
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${file.size}`)
  const body = request.method === 'HEAD' ? null : getStream(file.path, start, end)
  return new Response(body, { status: range ? 206 : 200, headers })
}

const conditionNames = ['Range', 'If-Range', 'If-None-Match']
const passedOn = ['Content-Length', 'Content-Range']
const served = [200, 206, 304, 416]

/** Serves a file from the bucket, at the same address and with the same headers as from a folder. */
export async function serveFromBucket(
  bucket: Bucket,
  request: Request,
  { name, headers: baseHeaders, missing }: StoredFile,
  log: Pick<Logger, 'error'>,
): Promise<Response> {
  const conditions = conditionNames.flatMap((header) => {
    const value = request.headers.get(header)
    return value === null ? [] : [[header, value]]
  })
  const response = await bucket
    .read(name, request.method, Object.fromEntries(conditions))
    .catch((error: unknown) => {
      log.error({ err: error }, 'The bucket could not be reached')
      return null
    })
  if (response?.status === 404) {
    await response.body?.cancel()
    return missing()
  }
  if (!response || !served.includes(response.status)) {
    await response?.body?.cancel()
    const failure = { code: 'storage_unavailable', message: 'Files cannot be read now' }
    return errorResponse(503, failure, { 'Retry-After': '5' })
  }
  const headers = getHeaders(baseHeaders, response.headers.get('ETag') ?? '')
  for (const header of passedOn) {
    const value = response.headers.get(header)
    if (value !== null) headers.set(header, value)
  }
  return new Response(response.status < 300 ? response.body : null, {
    status: response.status,
    headers,
  })
}

function getHeaders(baseHeaders: Record<string, string>, etag: string): Headers {
  return new Headers({
    'Cache-Control': 'public, max-age=300',
    'Accept-Ranges': 'bytes',
    ...baseHeaders,
    ETag: etag,
  })
}

/** Symbolic links are resolved before the comparison, so a link out of the folder is not served. */
async function fileIn(folder: string, name: string) {
  try {
    const root = await realpath(folder)
    const path = await realpath(join(root, name))
    if (!path.startsWith(root + sep)) return null
    const entry = await stat(path)
    return entry.isFile() && entry.size > 0
      ? { path, size: entry.size, mtimeMs: entry.mtimeMs }
      : null
  } catch {
    return null
  }
}

function getStream(path: string, start: number, end: number): ReadableStream {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream
}
