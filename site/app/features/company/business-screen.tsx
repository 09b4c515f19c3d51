import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import type { Closing, SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { Desk } from '../../ui/desks/desk.tsx'
import { Formula } from '../../ui/formula.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pictureSources } from '../../ui/picture-address.ts'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import {
  type BusinessEntry,
  type BusinessGoods,
  type BusinessView,
  goodsFacts,
} from './business-view.ts'

const logoWidth = 96
const link = 'inline-flex min-h-11 items-center gap-2 font-semibold hover:text-ore hover:underline'

type BusinessScreenProps = {
  page: SitePage<'units'>
  closing: Closing
  businesses: BusinessView
}

/** The Business Units grid (specification, section 2), and what every business offers. */
export function BusinessScreen({ page, closing, businesses }: BusinessScreenProps) {
  const { units, all } = businesses
  return (
    <div>
      <PageHero page={page} />
      <section aria-labelledby="units" className="wrap py-opening">
        <h2 id="units" className="expanded text-statement">
          {page.texts.units}
        </h2>
        {units.length === 0 && <EmptyNotice text={m.footer_businesses_empty()} className="mt-10" />}
        {units.length > 0 && (
          <ul className="mt-6 grid gap-x-8 gap-y-6 lg:mt-8 lg:grid-cols-2">
            {units.map((business) => (
              <Unit key={business.id} business={business} />
            ))}
          </ul>
        )}
      </section>
      {all.map((business, index) => (
        <Offer key={business.id} business={business} isInGrid={index < units.length} />
      ))}
      <CallToAction closing={closing} />
    </div>
  )
}

function Unit({ business }: { business: BusinessEntry }) {
  return (
    <li>
      <article className="grid h-full grid-cols-[auto_1fr] content-start gap-x-6 border-t-3 border-ore bg-paper p-6 lg:p-8">
        <Logo business={business} />
        <div>
          <h3 className="expanded text-heading">{business.name}</h3>
          <Lines lines={business.description} />
        </div>
      </article>
    </li>
  )
}

/** A logo in full on its own background; without one, the initial of the business. */
function Logo({ business: { name, logo } }: { business: BusinessEntry }) {
  if (!logo) {
    return (
      <span aria-hidden="true" className="expanded size-16 text-title text-line lg:size-24">
        {Array.from(name)[0]}
      </span>
    )
  }
  return (
    <img
      {...pictureSources(logo, logoWidth)}
      sizes="96px"
      alt=""
      width={logoWidth}
      height={logoWidth}
      decoding="async"
      className="size-16 object-contain lg:size-24"
    />
  )
}

type OfferProps = { business: BusinessEntry; isInGrid: boolean }

/** What a business offers now, who leads it and whom to ask; its description too, unless the grid has shown it. */
function Offer({ business, isInGrid }: OfferProps) {
  const { id, name, description, picture, credit, origins, ports, goods, desk, leader } = business
  return (
    <section
      id={`semua-${id}`}
      aria-labelledby={`usaha-${id}`}
      className="scroll-mt-header border-t border-line"
    >
      <div className="wrap grid gap-8 py-10 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:py-16">
        {picture ? (
          <Picture
            src={picture}
            credit={credit}
            sizes="(min-width: 80rem) 512px, (min-width: 64rem) 40vw, 92vw"
            width={512}
            height={341}
            className="aspect-[3/2]"
          />
        ) : (
          <Logo business={business} />
        )}
        <div className="lg:row-span-2">
          <h2 id={`usaha-${id}`} className="expanded text-statement">
            {name}
          </h2>
          {!isInGrid && <Lines lines={description} />}
          <p className="measure mt-3">
            {origins.length > 0 && `${m.business_origins({ places: origins.join('; ') })} `}
            {ports.length > 0 && m.business_ports({ ports: ports.join(', ') })}
          </p>
          {goods.length > 0 ? <GoodsTable goods={goods} /> : <Lists />}
          {desk && (
            <div className="mt-8">
              <Desk desk={desk} />
            </div>
          )}
        </div>
        {leader && (
          <dl>
            <dt className="label text-muted">{m.business_leader()}</dt>
            <dd className="expanded mt-1 text-heading">{leader.name}</dd>
            <dd className="text-muted">{leader.position}</dd>
          </dl>
        )}
      </div>
    </section>
  )
}

const factNames = {
  grades: m.offer_grades,
  monthly: m.offer_monthly,
  laycan: m.business_laycan,
  units: m.business_units,
} satisfies Record<(typeof goodsFacts)[number], () => string>

function GoodsTable({ goods }: { goods: readonly BusinessGoods[] }) {
  const facts = goodsFacts.filter((fact) => goods.some((one) => one[fact] !== ''))
  return (
    <table className="business-goods">
      <thead>
        <tr>
          <th scope="col">{m.business_goods()}</th>
          {facts.map((fact) => (
            <th key={fact} scope="col">
              {factNames[fact]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {goods.map((one) => (
          <tr key={one.path}>
            <th scope="row">
              <LocalLink to={one.path} lang={fallbackLanguage(one.name)} className={link}>
                {one.name}
                <ArrowIcon className="size-4 text-ore" />
              </LocalLink>
            </th>
            {facts.map((fact) => (
              <td
                key={fact}
                data-name={factNames[fact]()}
                lang={fallbackLanguage(one[fact])}
                className={one[fact] === '' ? 'is-empty' : undefined}
              >
                <Formula text={one[fact] || '–'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The pages of all goods, for a business that names none. */
function Lists() {
  return (
    <p className="flex flex-wrap gap-x-7 text-ore">
      <LocalLink to="/produk" className={link}>
        {m.nav_products_all()}
      </LocalLink>
      <LocalLink to="/alat" className={link}>
        {m.nav_tools_all()}
      </LocalLink>
    </p>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <div className="measure mt-2 grid gap-3">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
