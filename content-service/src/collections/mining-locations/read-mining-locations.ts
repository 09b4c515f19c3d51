import type { MiningLocation } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { getPublished } from '../content/published.ts'
import { presentMiningLocation } from './present-mining-location.ts'

/** Returns all mining locations, in the editors' order, with the products that come from them. */
export async function readMiningLocations(
  payload: Payload,
  locale: BaseLocale,
): Promise<MiningLocation[]> {
  const { documents } = await findLocalized(payload, {
    collection: 'mining-locations',
    sort: 'sortOrder',
  })
  const { docs: products } = await payload.find({
    collection: 'products',
    where: getPublished('products', { origins: { exists: true } }),
    sort: 'sortOrder',
    select: { origins: true },
    pagination: false,
    depth: 0,
  })
  return documents.map((place) => {
    const fromHere = products.filter(({ origins }) =>
      origins?.some((origin) => origin === place.id.id),
    )
    return presentMiningLocation(
      place,
      locale,
      fromHere.map(({ id }) => id),
    )
  })
}
