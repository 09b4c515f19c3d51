import type { MiningLocation } from '@niaga/contract/entities'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { MiningLocation as MiningLocationDocument } from '../../platform/payload-types.ts'
import { imageCredit } from '../content/image-credit.ts'
import { presentFields } from '../content/wire-fields.ts'
import { alternativeText } from '../media/alternative-text.ts'
import { imageFocus } from '../media/image-focus.ts'
import { type PlaceValues, placeFields } from './place-fields.ts'

const fields = placeFields()

/**
 * Presents a mining location of the contract, in one language.
 *
 * @param productIds the products that come from it
 */
export function presentMiningLocation(
  place: Localized<MiningLocationDocument>,
  locale: BaseLocale,
  productIds: number[] = [],
): MiningLocation {
  return {
    id: place.id.id,
    ...presentFields<PlaceValues>(fields, place, locale),
    image_alt: alternativeText(place.id.image, locale),
    ...imageFocus(place.id.image),
    ...imageCredit(place, locale, ({ image }) => image),
    product_ids: productIds.length > 0 ? productIds : undefined,
  }
}
