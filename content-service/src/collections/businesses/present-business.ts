import type { Business } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Business as BusinessDocument } from '../../platform/payload-types.ts'
import { type Localized, textIn } from '../content/localized.ts'
import { picturePath } from '../media/picture-path.ts'

/** Presents a business of the contract, in one language. */
export function presentBusiness(
  business: Localized<BusinessDocument>,
  locale: BaseLocale,
): Business {
  return {
    id: business.id.id,
    name: textIn(business, locale, (document) => document.name),
    description: textIn(business, locale, (document) => document.description),
    logo_image: picturePath(business.id.logo),
  }
}
