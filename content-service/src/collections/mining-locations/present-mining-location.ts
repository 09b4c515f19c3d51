import type { MiningLocation } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { MiningLocation as MiningLocationDocument } from '../../platform/payload-types.ts'
import { imageCredit } from '../content/image-credit.ts'
import { type Localized, textIn } from '../content/localized.ts'
import { localizedRows } from '../content/rows.ts'
import { imageFocus } from '../media/image-focus.ts'
import { picturePath } from '../media/picture-path.ts'

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
  const { id, latitude, longitude, relation } = place.id
  const line = (pick: (document: MiningLocationDocument) => string | null | undefined) =>
    textIn(place, locale, pick) || undefined
  const facts = localizedRows(place, (document) => document.facts).map((fact) => ({
    title: textIn(fact, locale, ({ title }) => title),
    text: textIn(fact, locale, ({ text }) => text),
  }))
  return {
    id,
    location: textIn(place, locale, (document) => document.location),
    description: textIn(place, locale, (document) => document.description),
    image: picturePath(place.id.image),
    ...imageFocus(place.id.image),
    ...imageCredit(place, locale, ({ image }) => image),
    latitude: latitude ?? undefined,
    longitude: longitude ?? undefined,
    role: line((document) => document.role),
    relation: relation ?? undefined,
    load_port: line((document) => document.loadPort),
    product_ids: productIds.length > 0 ? productIds : undefined,
    facts: facts.length > 0 ? facts : undefined,
  }
}
