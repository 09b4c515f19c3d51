import { useRef } from 'react'
import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import { useReveal } from '../../ui/use-reveal.ts'
import type { LocationEntry } from './locations-view.ts'
import { PlaceFacts } from './place-facts.tsx'

type LocationsScreenProps = { page: SitePage; locations: LocationEntry[] }

/** The mining locations (specification, section 2): the first wide, the others beside each other. */
export function LocationsScreen({ page, locations }: LocationsScreenProps) {
  const screen = useRef<HTMLDivElement>(null)
  useReveal(screen)
  return (
    <div ref={screen}>
      <PageHero title={page.title} lead={page.intro} picture={page.picture} alt={page.pictureAlt} />
      <div className="relative isolate overflow-hidden">
        <div className="contours -z-10 text-line opacity-60" />
        <div className="wrap py-band">
          {locations.length === 0 && <EmptyNotice text={m.location_empty()} />}
          <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:gap-y-24">
            {locations.map((location, index) => (
              <Place key={location.id} location={location} isFirst={index === 0} />
            ))}
          </ul>
        </div>
      </div>
      <CallToAction closing={page.closing} />
    </div>
  )
}

const firstSizes = '(min-width: 80rem) 843px, (min-width: 64rem) 65vw, 92vw'
const otherSizes = '(min-width: 80rem) 624px, (min-width: 48rem) 46vw, 92vw'

function Place({ location, isFirst }: { location: LocationEntry; isFirst: boolean }) {
  // Beside a long list a picture stands at its top.
  const first = location.facts ? 'items-start lg:grid-cols-12' : 'items-end lg:grid-cols-12'
  return (
    <li id={`lokasi-${location.id}`} className={`${isFirst ? 'md:col-span-2' : ''}`}>
      <article data-reveal className={`grid gap-x-8 gap-y-6 ${isFirst ? first : ''}`}>
        <Picture
          src={location.picture}
          sizes={isFirst ? firstSizes : otherSizes}
          width={840}
          height={560}
          className={`aspect-[3/2] ${isFirst ? 'lg:col-span-8' : ''}`}
          isFirst={isFirst}
          focus={location.focus}
        />
        <div className={`border-t-3 border-ore pt-5 ${isFirst ? 'lg:col-span-4' : ''}`}>
          {location.role && <p className="label mb-2 text-ore">{location.role}</p>}
          <h2 className="expanded text-heading">{location.place}</h2>
          <div className="mt-3 grid gap-3 text-muted">
            {location.description.map((line) => (
              <p key={line} className="measure">
                {line}
              </p>
            ))}
          </div>
          <PlaceFacts location={location} />
        </div>
      </article>
    </li>
  )
}
