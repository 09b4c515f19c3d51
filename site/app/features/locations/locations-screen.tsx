import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import type { MapView } from '../../ui/map/map-view.ts'
import { PlaceMap } from '../../ui/map/place-map.tsx'
import { OfficeList } from '../../ui/offices/office-list.tsx'
import type { OfficeEntry } from '../../ui/offices/office-views.ts'
import { PageHero } from '../../ui/page-hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PictureCredits } from '../../ui/picture-credits.tsx'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import type { LocationEntry } from './locations-view.ts'
import { PlaceFacts } from './place-facts.tsx'
import { PortList } from './port-list.tsx'
import type { PortEntry } from './ports-view.ts'

type LocationsScreenProps = {
  page: SitePage
  map: MapView | null
  locations: LocationEntry[]
  ports: PortEntry[]
  offices: OfficeEntry[]
}

/**
 * The mining locations (specification, section 2): the first wide, the others side by side. A map above shows their
 * positions; lists below show the loading ports and the offices.
 */
export function LocationsScreen(props: LocationsScreenProps) {
  const { page, map, locations, ports, offices } = props
  return (
    <div>
      <PageHero page={page} isDark />
      {map && (
        <section aria-labelledby="map-title" className="on-dark bg-coal">
          <div className="wrap pt-opening pb-band">
            <h2 id="map-title" className="sr-only">
              {m.location_map()}
            </h2>
            <PlaceMap map={map} />
          </div>
        </section>
      )}
      <div className="wrap py-band">
        {locations.length === 0 && <EmptyNotice text={m.location_empty()} />}
        <PictureCredits entries={locations} />
        <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:gap-y-24">
          {locations.map((location, index) => (
            <Place key={location.id} location={location} isFirst={index === 0} />
          ))}
        </ul>
      </div>
      {ports.length > 0 && (
        <PlaceSection id="ports" title={m.location_ports()}>
          <PortList ports={ports} />
        </PlaceSection>
      )}
      {offices.length > 0 && (
        <PlaceSection id="offices" title={m.contact_offices()}>
          <OfficeList offices={offices} />
        </PlaceSection>
      )}
      <CallToAction closing={page.closing} />
    </div>
  )
}

const firstSizes = '(min-width: 80rem) 843px, (min-width: 64rem) 65vw, 92vw'
const otherSizes = '(min-width: 80rem) 624px, (min-width: 48rem) 46vw, 92vw'

type PlaceProps = { location: LocationEntry; isFirst: boolean }

function Place({ location, isFirst }: PlaceProps) {
  // Beside a long list the picture is aligned with its top.
  const first = location.facts ? 'items-start lg:grid-cols-12' : 'items-end lg:grid-cols-12'
  return (
    <li id={`lokasi-${location.id}`} className={`place ${isFirst ? 'md:col-span-2' : ''}`}>
      <article data-reveal className={`grid gap-x-8 gap-y-6 ${isFirst ? first : ''}`}>
        <Picture
          src={location.picture}
          alt={location.alt}
          sizes={isFirst ? firstSizes : otherSizes}
          width={840}
          height={560}
          className={`aspect-[3/2] ${isFirst ? 'lg:col-span-8' : ''}`}
          isFirst={isFirst}
          focus={location.focus}
        />
        <div className={`border-t-3 border-ore pt-5 ${isFirst ? 'lg:col-span-4' : ''}`}>
          {location.role && (
            <p lang={fallbackLanguage(location.role)} className="label mb-2 text-ore">
              {location.role}
            </p>
          )}
          <h2 lang={fallbackLanguage(location.place)} className="expanded text-heading">
            {location.place}
          </h2>
          <div className="mt-3 grid gap-3 text-muted">
            {location.description.map((line) => (
              <p key={line} lang={fallbackLanguage(line)} className="measure">
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

type PlaceSectionProps = { id: string; title: string; children: React.ReactNode }

function PlaceSection({ id, title, children }: PlaceSectionProps) {
  return (
    <section aria-labelledby={id} className="wrap pb-band">
      <div className="border-line lg:border-t lg:pt-band">
        <h2 id={id} className="expanded text-title">
          {title}
        </h2>
        <div data-reveal className="mt-8 lg:mt-12">
          {children}
        </div>
      </div>
    </section>
  )
}
