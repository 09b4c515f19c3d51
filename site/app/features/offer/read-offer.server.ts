import type { Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { valueOrNull } from '../../../content/reading.ts'
import type { SiteContext } from '../../site-context.ts'
import { jakartaDay } from './days.ts'
import { type OfferView, offerView, originIds } from './offer-view.ts'

type Sources = Pick<SiteContext, 'imageSource'> & {
  content: Pick<SiteContext['content'], 'miningLocations'>
}

/** The offer of a product or machine. A host whose locations fail costs the product only the names of its origins. */
export async function readOffer(
  item: Product | Tool,
  locale: Locale,
  { content, imageSource }: Sources,
): Promise<OfferView> {
  const hasOrigins = originIds(item).length > 0
  const locations = hasOrigins ? valueOrNull(await content.miningLocations(locale)) : null
  return offerView(item, {
    locale,
    today: jakartaDay(new Date()),
    locations: locations ?? [],
    picture: (path) => imageSource('unit', path),
  })
}
