import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type UploadCollectionSlug,
} from 'payload'

/**
 * What Payload does before its own endpoints for a document.
 *
 * @throws {Forbidden} without a session: nothing is read for nobody
 */
export async function readDocument(req: PayloadRequest): Promise<void> {
  if (!req.user) throw new Forbidden(req.t)
  await addDataAndFileToRequest(req)
  addLocalesToRequestFromData(req)
}

/**
 * The document that an address names. Payload takes a change without an id for one of many documents.
 *
 * @throws {NotFound} when it is no id
 */
export function documentId({ routeParams, t }: PayloadRequest): number {
  const id = Number(routeParams?.id)
  if (!Number.isInteger(id) || id < 1) throw new NotFound(t)
  return id
}

/** Options of Payload's operations, as its own endpoints give them. */
export function optionsOf<Slug extends UploadCollectionSlug | 'users'>(
  collection: Slug,
  req: PayloadRequest,
) {
  return { collection, depth: Number(req.query.depth ?? 0), overrideAccess: false, req } as const
}

export function createdResponse(req: PayloadRequest, slug: 'media' | 'users', doc: object) {
  const { singular } = req.payload.collections[slug].config.labels
  const label = typeof singular === 'object' ? singular[req.i18n.language] : singular
  const message = req.t('general:successfullyCreated', { label })
  return Response.json({ doc, message }, { status: 201 })
}

export function updatedResponse(req: PayloadRequest, doc: object) {
  return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
}
