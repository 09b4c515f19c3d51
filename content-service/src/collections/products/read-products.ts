import type { Product } from '@niaga/contract/entities'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { shownDay } from '../terms/shown-day.ts'
import { presentProduct } from './present-product.ts'

/** All products, in the editors' order. */
export async function readProducts(payload: Payload): Promise<Product[]> {
  const [{ documents }, today] = await Promise.all([
    findLocalized(payload, { collection: 'products', sort: 'sortOrder' }),
    shownDay(payload),
  ])
  return documents.map((product) => presentProduct(product, today))
}

/** One product, `null` for an unknown id. */
export async function readProduct(payload: Payload, id: number): Promise<Product | null> {
  const where = { id: { equals: id } }
  const { documents } = await findLocalized(payload, { collection: 'products', where, limit: 1 })
  const [product] = documents
  return product ? presentProduct(product, await shownDay(payload)) : null
}
