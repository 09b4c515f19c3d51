import { documentType, documentTypes, isDocumentPath } from '@niaga/contract/documents'
import type { Payload } from 'payload'
import { largestId } from '../../platform/database/parse-id.ts'
import { errorResponse } from '../../platform/http/response.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { mediaFolder } from '../media/media-folder.ts'
import { type StoredFile, serveFromBucket, serveFromFolder } from '../media/serve-file.ts'
import { documentPath } from './document-address.ts'

/**
 * Serves the file of a document as a download, whole or in part. A document has one address, made of its id and file name.
 *
 * @param path the decoded path without the leading slash
 */
export async function serveDocument(
  payload: Payload,
  request: Request,
  path: string,
): Promise<Response> {
  const file = await fileAt(payload, path)
  if (!file) return missing()
  const { bucket, environment } = servicesOf(payload)
  return bucket
    ? serveFromBucket(bucket, request, file, payload.logger)
    : serveFromFolder(request, file, mediaFolder(environment.dataFolder))
}

async function fileAt(payload: Payload, path: string): Promise<StoredFile | null> {
  if (!isDocumentPath(path)) return null
  const id = Number(path.split('/')[1])
  if (id > largestId) return null
  const document = await payload.findByID({
    collection: 'documents',
    id,
    depth: 0,
    disableErrors: true,
    select: { filename: true, isSpecimen: true },
  })
  const name = document?.filename ?? ''
  const type = documentType(name)
  if (!document || !type || documentPath(id, name) !== path) return null
  const headers = {
    'Content-Type': documentTypes[type],
    // File names contain no character that needs encoding (RFC 6266, section 4.1).
    'Content-Disposition': `attachment; filename="${name}"`,
    // A deleted or replaced document disappears at once.
    'Cache-Control': 'public, no-cache',
    ...(document.isSpecimen ? { 'X-Robots-Tag': 'noindex' } : {}),
  }
  return { name, headers, missing }
}

function missing(): Response {
  return errorResponse(404, { code: 'not_found', message: 'There is no such document' })
}
