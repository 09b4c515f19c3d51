import { getTranslation } from '@payloadcms/translations'
import { NotFound, type PayloadRequest, type UploadCollectionSlug } from 'payload'
import { z } from 'zod'
import { largestId } from '../database/parse-id.ts'

/** The body of Payload's document endpoints: an upload may contain a file alone. Payload validates the fields. */
export const documentSchema = z.record(z.string(), z.unknown()).default({})

/**
 * Returns the document id in the URL. Payload treats a change without an id as a bulk change.
 *
 * @throws {NotFound} when the id is invalid
 */
export function documentId({ routeParams, t }: PayloadRequest): number {
  const id = Number(routeParams?.id)
  if (!Number.isInteger(id) || id < 1 || id > largestId) throw new NotFound(t)
  return id
}

/** Returns the options of Payload's operations, as its own endpoints set them. */
export function getOptions<Slug extends UploadCollectionSlug | 'users'>(
  collection: Slug,
  req: PayloadRequest,
) {
  return { collection, depth: Number(req.query.depth ?? 0), overrideAccess: false, req } as const
}

export function createdResponse(
  req: PayloadRequest,
  slug: UploadCollectionSlug | 'users',
  doc: object,
) {
  const label = getTranslation(req.payload.collections[slug].config.labels.singular, req.i18n)
  const message = req.t('general:successfullyCreated', { label })
  return Response.json({ doc, message }, { status: 201 })
}

export function updatedDocument(req: PayloadRequest, doc: object) {
  return { doc, message: req.t('general:updatedSuccessfully') }
}
