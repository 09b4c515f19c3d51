import type { Payload } from 'payload'

/** Returns the ids of each product's or tool's documents, in the editors' order, by product or tool id. */
export async function readOwnedDocuments(
  payload: Payload,
  owners: 'products' | 'tools',
): Promise<Map<number, number[]>> {
  const { docs } = await payload.find({
    collection: 'documents',
    where: { [owners]: { exists: true }, filename: { exists: true } },
    sort: 'sortOrder',
    select: { products: true, tools: true },
    pagination: false,
    depth: 0,
  })
  const owned = new Map<number, number[]>()
  for (const document of docs) {
    for (const owner of document[owners] ?? []) {
      const id = typeof owner === 'object' ? owner.id : owner
      owned.set(id, [...(owned.get(id) ?? []), document.id])
    }
  }
  return owned
}
