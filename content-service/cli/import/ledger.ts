import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'

type Known = { document: number; digest: string }

/** What was taken from a place of another host, `null` before the first time. */
export async function knownFrom(payload: Payload, source: string): Promise<Known | null> {
  const { docs } = await payload.find({
    collection: 'imported-documents',
    where: { source: { equals: source } },
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}

/** Notes, in the transaction that stores it, what was taken. */
export async function noteImported(
  req: PayloadRequest,
  source: string,
  known: Known,
): Promise<void> {
  const { payload } = req
  const collection = 'imported-documents'
  const where = { source: { equals: source } }
  const { docs } = await payload.update({ collection, req, where, data: known })
  if (docs.length === 0) await payload.create({ collection, req, data: { source, ...known } })
}

/** Whether anything was ever taken from a host. */
export async function hasImportedFrom(payload: Payload, host: string): Promise<boolean> {
  const where = { source: { contains: `${host} ` } }
  return (await payload.count({ collection: 'imported-documents', where })).totalDocs > 0
}

/** What an entry is, but for the ids that the editor gives the links of a text anew each time. */
export function digestOf(value: unknown): string {
  const plain = JSON.stringify(value, (name, part) =>
    name === 'id' && typeof part === 'string' ? undefined : part,
  )
  return createHash('sha256').update(plain).digest('base64url')
}
