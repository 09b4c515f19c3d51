import type { Product } from '@niaga/contract/entities'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { readOwnedDocuments } from '../documents/read-owned-documents.ts'
import { readGrades } from '../grades/read-grades.ts'
import { shownDay } from '../terms/shown-day.ts'
import { presentProduct } from './present-product.ts'

/** Returns all products, in the editors' order. */
export async function readProducts(payload: Payload): Promise<Product[]> {
  const [{ documents }, owned, today] = await Promise.all([
    findLocalized(payload, {
      collection: 'products',
      sort: 'sortOrder',
      select: { grades: false },
    }),
    readOwnedDocuments(payload, 'products'),
    shownDay(payload),
  ])
  const grades = await readGrades(
    payload,
    documents.map(({ id }) => id),
  )
  return documents.map((product) => {
    const { id } = product.id
    // A previewed draft has its own grades.
    const read = product.id.grades === undefined ? grades.get(id)?.grades : undefined
    return presentProduct(product, owned.get(id) ?? [], today, read)
  })
}

/** Returns a product, `null` for an unknown id. */
export async function readProduct(payload: Payload, id: number): Promise<Product | null> {
  const where = { id: { equals: id } }
  const { documents } = await findLocalized(payload, { collection: 'products', where, limit: 1 })
  const [product] = documents
  if (!product) return null
  const [owned, today] = await Promise.all([
    readOwnedDocuments(payload, 'products'),
    shownDay(payload),
  ])
  return presentProduct(product, owned.get(id) ?? [], today)
}
