import type { Closing, SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { pictureSources } from '../../ui/picture-address.ts'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import type { BusinessEntry, BusinessView } from './business-view.ts'

const logoWidth = 128

type BusinessScreenProps = {
  page: SitePage<'units'>
  closing: Closing
  businesses: BusinessView
}

/** The Business Units grid (specification, section 2). */
export function BusinessScreen({ page, closing, businesses }: BusinessScreenProps) {
  const { units, further } = businesses
  return (
    <div>
      <PageHero title={page.title} lead={page.intro} picture={page.picture} alt={page.pictureAlt} />
      <section aria-labelledby="units" className="relative isolate overflow-hidden">
        <div className="contours -z-10 text-line opacity-60" />
        <div className="wrap py-band">
          <h2 id="units" className="expanded text-title">
            {page.texts.units}
          </h2>
          {units.length === 0 && (
            <EmptyNotice text={m.footer_businesses_empty()} className="mt-10" />
          )}
          {units.length > 0 && (
            <ul className="mt-12 grid gap-8 lg:grid-cols-2">
              {units.map((business, index) => (
                <Unit key={business.id} business={business} isFirst={index === 0} />
              ))}
            </ul>
          )}
          {further.length > 0 && (
            <ul className="mt-8 grid gap-8 lg:grid-cols-2">
              {further.map(({ id, name, description }) => (
                <li key={id} className="border-t border-line pt-5">
                  <h3 className="expanded text-heading">{name}</h3>
                  <Lines lines={description} className="mt-2" />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <CallToAction closing={closing} />
    </div>
  )
}

type UnitProps = { business: BusinessEntry; isFirst: boolean }

/** A logo is shown in full on its own background; without one the unit's initial is shown. */
function Unit({ business: { name, description, logo }, isFirst }: UnitProps) {
  return (
    <li>
      <article
        data-reveal
        className="grid h-full content-start border border-t-3 border-line border-t-ore bg-paper sm:grid-cols-[14rem_1fr] lg:grid-cols-1 xl:grid-cols-[12rem_1fr]"
      >
        <div className="grid h-48 place-items-center border-line max-sm:border-b sm:h-full sm:min-h-64 sm:border-r lg:max-xl:h-56 lg:max-xl:border-r-0 lg:max-xl:border-b">
          {logo ? (
            <img
              {...pictureSources(logo, logoWidth)}
              sizes="128px"
              alt=""
              width={logoWidth}
              height={logoWidth}
              loading={isFirst ? 'eager' : 'lazy'}
              decoding="async"
              className="size-32 object-contain"
            />
          ) : (
            <span aria-hidden="true" className="expanded text-display text-line">
              {Array.from(name)[0]}
            </span>
          )}
        </div>
        <div className="p-7 sm:max-lg:self-center lg:p-9">
          <h3 className="expanded text-heading">{name}</h3>
          <Lines lines={description} className="mt-4" />
        </div>
      </article>
    </li>
  )
}

function Lines({ lines, className }: { lines: string[]; className: string }) {
  return (
    <div className={`grid gap-3 text-muted ${className}`}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
