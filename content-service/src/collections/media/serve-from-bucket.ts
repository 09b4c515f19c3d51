import type { Logger } from 'pino'
import { errorResponse } from '../../platform/http/response.ts'
import type { Bucket } from '../../platform/storage/bucket.ts'
import { noPicture, pictureHeaders, pictureType } from './serve-picture.ts'

const asked = ['Range', 'If-Range', 'If-None-Match']
const passedOn = ['Content-Length', 'Content-Range']
const served = [200, 206, 304, 416]

/** Serves a picture from the bucket, at the same address and with the same headers as from a folder. */
export async function servePictureFrom(
  bucket: Bucket,
  request: Request,
  name: string,
  log: Pick<Logger, 'error'>,
): Promise<Response> {
  const type = pictureType(name)
  if (!type) return noPicture()
  const conditions = asked.flatMap((header) => {
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
    return noPicture()
  }
  if (!response || !served.includes(response.status)) {
    await response?.body?.cancel()
    const failure = { code: 'storage_unavailable', message: 'Pictures cannot be read now' }
    return errorResponse(503, failure, { 'Retry-After': '5' })
  }
  const headers = pictureHeaders(type, response.headers.get('ETag') ?? '')
  for (const header of passedOn) {
    const value = response.headers.get(header)
    if (value !== null) headers.set(header, value)
  }
  return new Response(response.status < 300 ? response.body : null, {
    status: response.status,
    headers,
  })
}
