import { m } from '../../paraglide/messages.js'
import { boundAddress } from '../../ui/bound-address.ts'
import { ArrowOutIcon } from '../../ui/icons.tsx'
import type { MapView } from './contact.ts'

/** The map's frame, which has its proportions from the start and is loaded lazily. */
export function ContactMap({ title, map }: { title: string; map: MapView }) {
  const { address, embed, page, plan } = map
  return (
    <section aria-labelledby="map-title" className="wrap pb-band">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-line lg:border-t lg:pt-8">
        <h2 id="map-title" className="expanded text-heading">
          {title}
        </h2>
        <a href={page} rel="noopener" className="onward text-ore">
          {m.contact_map_link()}
          <ArrowOutIcon className="size-4" />
        </a>
      </div>
      <div className="placeholder contact-map">
        {/* Visible until the map has loaded. Screen readers read the address in the details above. */}
        {plan && (
          <svg aria-hidden="true" viewBox={plan.part} preserveAspectRatio="xMidYMid slice">
            <image {...plan.whole} />
            <circle {...plan.mark} className="fill-ore" />
          </svg>
        )}
        <p aria-hidden="true" className="on-dark">
          {boundAddress(address)}
        </p>
        <iframe
          src={embed}
          title={map.frameTitle}
          loading="lazy"
          width="1280"
          height="548"
          className="print:hidden"
        />
      </div>
    </section>
  )
}
