import { extname } from 'node:path'
import type { Logger } from 'pino'
import { errorResponse } from '../../platform/http/response.ts'
import type { Bucket } from '../../platform/storage/bucket.ts'
import { type StoredFile, serveFromBucket, serveFromFolder, storedName } from './serve-file.ts'

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/**
 * Serves an uploaded picture from the folder of uploads.
 *
 * @param name the decoded last segment of the path
 */
export async function servePicture(
  request: Request,
  name: string,
  folder: string,
): Promise<Response> {
  const picture = getPicture(name)
  return picture ? serveFromFolder(request, picture, folder) : missing()
}

/** Serves a picture from the bucket, at the same address and with the same headers as from a folder. */
export async function servePictureFrom(
  bucket: Bucket,
  request: Request,
  name: string,
  log: Pick<Logger, 'error'>,
): Promise<Response> {
  const picture = getPicture(name)
  return picture ? serveFromBucket(bucket, request, picture, log) : missing()
}

/** Returns the media type of a picture by its file name, `null` for a name that no stored picture has. */
export function pictureType(name: string): string | null {
  return storedName.test(name) ? (types[extname(name).toLowerCase()] ?? null) : null
}

function getPicture(name: string): StoredFile | null {
  const type = pictureType(name)
  return type === null ? null : { name, headers: { 'Content-Type': type }, missing }
}

function missing(): Response {
  return errorResponse(404, { code: 'not_found', message: 'There is no such picture' })
}
