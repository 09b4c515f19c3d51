import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { errorResponse } from '../../platform/http/response.ts'
import { requestedRange } from './byte-range.ts'

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** No folders and no leading dot: no stored picture has any other form. */
const storedName = /^[a-z0-9][a-z0-9._-]*$/i

/**
 * Serves an uploaded picture as it is stored, whole or the requested range of it (RFC 9110, section 14).
 *
 * @param name the decoded last segment of the path
 * @param folder where pictures are stored; nothing outside it is ever served
 */
export async function servePicture(
  request: Request,
  name: string,
  folder: string,
): Promise<Response> {
  const type = pictureType(name)
  const file = type ? await fileIn(folder, name) : null
  if (!type || !file) return noPicture()
  const etag = `"${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}"`
  const headers = pictureHeaders(type, etag)
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
  const body = request.method === 'HEAD' ? null : streamOf(file.path, start, end)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** The media type of a picture by its file name, `null` for a name that no stored picture has. */
export function pictureType(name: string): string | null {
  return storedName.test(name) ? (types[extname(name).toLowerCase()] ?? null) : null
}

export function pictureHeaders(type: string, etag: string): Headers {
  return new Headers({
    'Content-Type': type,
    'Cache-Control': 'public, max-age=300',
    ETag: etag,
    'Accept-Ranges': 'bytes',
  })
}

export function noPicture(): Response {
  return errorResponse(404, { code: 'not_found', message: 'There is no such picture' })
}

/** Resolves symbolic links before the comparison, so that a link out of the folder is not served. */
async function fileIn(folder: string, name: string) {
  try {
    const root = await realpath(folder)
    const path = await realpath(join(root, name))
    if (!path.startsWith(root + sep)) return null
    const { size, mtimeMs, isFile } = await statOf(path)
    return isFile && size > 0 ? { path, size, mtimeMs } : null
  } catch {
    return null
  }
}

async function statOf(path: string) {
  const entry = await stat(path)
  return { size: entry.size, mtimeMs: entry.mtimeMs, isFile: entry.isFile() }
}

function streamOf(path: string, start: number, end: number): ReadableStream {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream
}
