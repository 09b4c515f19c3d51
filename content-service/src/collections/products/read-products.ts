import type { Product } from '@niaga/contract/entities'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { presentProduct } from './present-product.ts'

/** All products, in the editors' order. */
export async function readProducts(payload: Payload): Promise<Product[]> {
  const { documents } = await findLocalized(payload, { collection: 'products', sort: 'sortOrder' })
  return documents.map(presentProduct)
}

/** One product, `null` for an unknown id. */
export async function readProduct(payload: Payload, id: number): Promise<Product | null> {
  const where = { id: { equals: id } }
  const { documents } = await findLocalized(payload, { collection: 'products', where, limit: 1 })
  return documents.map(presentProduct)[0] ?? null
}
