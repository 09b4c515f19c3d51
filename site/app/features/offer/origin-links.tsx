import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { OfferSection } from './offer-section.tsx'
import type { OriginView } from './offer-view.ts'

/** Where a product comes from. */
export function OriginLinks({ origins }: { origins: OriginView[] }) {
  return (
    <OfferSection id="origin" title={m.offer_origin()} isShort>
      <ul data-reveal className="grid gap-3">
        {origins.map(({ id, name }) => (
          <li key={id}>
            <LocalLink to={`/lokasi-tambang#lokasi-${id}`} className="onward text-ore">
              {name}
              <ArrowIcon className="size-4" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </OfferSection>
  )
}
