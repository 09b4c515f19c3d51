import type { MiningLocation } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { MiningLocation as MiningLocationDocument } from '../../platform/payload-types.ts'
import { type Localized, textIn } from '../content/localized.ts'
import { picturePath } from '../media/picture-path.ts'

/** A mining location of the contract, in one language. */
export function presentMiningLocation(
  place: Localized<MiningLocationDocument>,
  locale: Locale,
): MiningLocation {
  return {
    id: place.id.id,
    location: textIn(place, locale, (document) => document.location),
    description: textIn(place, locale, (document) => document.description),
    image: picturePath(place.id.image),
  }
}
