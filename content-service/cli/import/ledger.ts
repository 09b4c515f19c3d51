import { createHash } from 'node:crypto'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

type ImportRecord = { document: number; digest: string }

/** Returns the record of an earlier import from the same source, or `null`. */
export async function findImported(payload: Payload, source: string): Promise<ImportRecord | null> {
  const { docs } = await payload.find({
    collection: 'imported-documents',
    where: { source: { equals: source } },
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}

/** Records an import, in the transaction that stores the document. */
export async function recordImported(
  req: PayloadRequest,
  source: string,
  record: ImportRecord,
): Promise<void> {
  const { payload } = req
  const collection = 'imported-documents'
  const where = { source: { equals: source } }
  const { docs } = await payload.update({ collection, req, where, data: record })
  if (docs.length === 0) await payload.create({ collection, req, data: { source, ...record } })
}

/** Whether an imported document was not deleted here since. */
export async function isHere(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
): Promise<boolean> {
  return (await payload.count({ collection, where: { id: { equals: id } } })).totalDocs > 0
}

/** Whether anything was imported from a host before. */
export async function hasImportedFrom(payload: Payload, host: string): Promise<boolean> {
  const where = { source: { contains: `${host} ` } }
  return (await payload.count({ collection: 'imported-documents', where })).totalDocs > 0
}

/** Returns a hash of an entry without the ids of links, which change with each conversion. */
export function getDigest(value: unknown): string {
  return createHash('sha256').update(withoutLinkIds(value)).digest('base64url')
}

/** Serialises a value as JSON, without the ids of links. */
export function withoutLinkIds(value: unknown): string {
  return JSON.stringify(value, (name, part) =>
    name === 'id' && typeof part === 'string' ? undefined : part,
  )
}
