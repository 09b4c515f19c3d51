import type { MiningLocation } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { presentMiningLocation } from './present-mining-location.ts'

/** All mining locations, in the editors' order. */
export async function readMiningLocations(
  payload: Payload,
  locale: Locale,
): Promise<MiningLocation[]> {
  const { documents } = await findLocalized(payload, {
    collection: 'mining-locations',
    sort: 'sortOrder',
  })
  return documents.map((place) => presentMiningLocation(place, locale))
}
