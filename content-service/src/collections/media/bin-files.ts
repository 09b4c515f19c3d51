import {
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type UploadCollectionSlug,
  type Where,
} from 'payload'
import { documentSchema } from '../../platform/admin/document-endpoints.ts'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'

/** More than one page of the list contains. */
const maxFiles = 500

/**
 * Moves pictures or documents to the bin and back, from their list. Payload rejects bulk changes of uploads, because they
 * could include a file.
 */
export function binFilesEndpoint(collection: UploadCollectionSlug): Endpoint {
  return adminEndpoint(
    { method: 'patch', path: '/', role: 'account', body: documentSchema },
    async ({ req, body }) => {
      const deletedAt = req.file ? undefined : onlyDeletedAt(body)
      const where = req.query.where
      if (deletedAt === undefined || !isWhere(where)) throw new Forbidden(req.t)
      const { docs, errors } = await req.payload.update({
        collection,
        data: { deletedAt },
        where,
        trash: isInBin(req),
        limit: maxFiles,
        depth: 0,
        req,
      })
      const isDone = errors.length === 0
      const label = req.t(isDone ? 'general:updatedSuccessfully' : 'error:unknown')
      const failures = errors.map(({ id, isPublic, message }) => ({
        id,
        message: isPublic ? message : label,
      }))
      const message = failures[0]?.message ?? label
      return Response.json({ docs, errors: failures, message }, { status: isDone ? 200 : 400 })
    },
  )
}

/** Whether a request concerns documents in the bin. */
export function isInBin({ query }: PayloadRequest): boolean {
  return query.trash === 'true' || query.trash === true
}

/** Returns `undefined` if the request changes any other field. */
function onlyDeletedAt(data: Record<string, unknown>): string | null | undefined {
  if (Object.keys(data).join() !== 'deletedAt') return undefined
  if (data.deletedAt === null) return null
  // Uses the service's clock, not the browser's.
  return typeof data.deletedAt === 'string' ? new Date().toISOString() : undefined
}

function isWhere(where: unknown): where is Where {
  return typeof where === 'object' && where !== null && !Array.isArray(where)
}
