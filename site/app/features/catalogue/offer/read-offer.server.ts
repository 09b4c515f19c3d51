import type { Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { jakartaDay } from '@niaga/contract/visits'
import { valueOrNull } from '../../../../content/reading.ts'
import type { SiteContext } from '../../../site-context.ts'
import { msUntilOver } from './days.ts'
import { type OfferContext, type OfferView, offerView, originIds } from './offer-view.ts'
import { openWindows } from './terms-view.ts'

type Sources = Pick<SiteContext, 'imageSource' | 'limitPage'> & {
  content: Pick<SiteContext['content'], 'miningLocations' | 'people'>
}

/**
 * Loads the offer of a product or machine. If the host's locations or people fail, only the names of the origins or the
 * contact are missing.
 */
export async function readOffer(
  item: Product | Tool,
  locale: Locale,
  search: URLSearchParams,
  context: Pick<OfferContext, 'unitPictures' | 'sheetPath' | 'surveyors'>,
  { content, imageSource, limitPage }: Sources,
): Promise<OfferView> {
  const hasOrigins = originIds(item).length > 0
  const [locations, people] = await Promise.all([
    hasOrigins ? content.miningLocations(locale) : null,
    item.contact_id === undefined ? null : content.people(locale),
  ])
  const now = Date.now()
  const offer = offerView(item, {
    locale,
    today: jakartaDay(now),
    locations: (locations && valueOrNull(locations)) ?? [],
    people: (people && valueOrNull(people)) ?? [],
    picture: imageSource,
    search,
    ...context,
  })
  // Otherwise the cached page would show a window after its last day.
  for (const { to } of openWindows(item.terms ?? {}, jakartaDay(now))) {
    limitPage(msUntilOver(to, now))
  }
  return offer
}
