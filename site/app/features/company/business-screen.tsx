import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import type { Closing, SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { Desk } from '../../ui/desks/desk.tsx'
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

/** The Business Units grid (specification, section 2), what each of its businesses offers, and all businesses. */
export function BusinessScreen({ page, closing, businesses }: BusinessScreenProps) {
  const { units, all } = businesses
  return (
    <div>
      <PageHero page={page} />
      <section aria-labelledby="units" className="wrap py-10 lg:py-16">
        <h2 id="units" className="expanded text-title">
          {page.texts.units}
        </h2>
        {units.length === 0 && <EmptyNotice text={m.footer_businesses_empty()} className="mt-10" />}
        {units.length > 0 && (
          <ul className="mt-8 grid gap-x-8 gap-y-6 lg:mt-10 lg:grid-cols-2">
            {units.map((business) => (
              <Unit key={business.id} business={business} />
            ))}
          </ul>
        )}
      </section>
      {units.map(
        (business) => business.goods.length > 0 && <Offer key={business.id} business={business} />,
      )}
      {all.length > 0 && <AllBusinesses businesses={all} />}
      <CallToAction closing={closing} />
    </div>
  )
}

/** A logo is shown in full on its own background; without one the unit's initial is shown. */
function Unit({ business: { name, description, logo } }: { business: BusinessEntry }) {
  return (
    <li>
      <article className="grid h-full grid-cols-[auto_1fr] content-start gap-x-6 border-t-3 border-ore bg-paper p-6 lg:p-8">
        {logo ? (
          <img
            {...pictureSources(logo, logoWidth)}
            sizes="96px"
            alt=""
            width={logoWidth}
            height={logoWidth}
            decoding="async"
            className="size-16 object-contain lg:size-24"
          />
        ) : (
          <span aria-hidden="true" className="expanded size-16 text-title text-line lg:size-24">
            {Array.from(name)[0]}
          </span>
        )}
        <div>
          <h3 className="expanded text-heading">{name}</h3>
          <Lines lines={description} />
        </div>
      </article>
    </li>
  )
}

/** What a business offers now, who leads it and whom to ask. */
function Offer({ business }: { business: BusinessEntry }) {
  const { id, name, picture, credit, origins, ports, goods, desk, leader } = business
  return (
    <section aria-labelledby={`usaha-${id}`} className="border-t border-line">
      <div className="wrap grid gap-8 py-10 lg:grid-cols-[5fr_7fr] lg:py-16">
        <Picture
          src={picture}
          credit={credit}
          sizes="(min-width: 80rem) 512px, (min-width: 64rem) 40vw, 92vw"
          width={512}
          height={384}
          className="aspect-[3/2] lg:row-span-2 lg:aspect-auto"
        />
        <div>
          <h2 id={`usaha-${id}`} className="expanded text-statement">
            {name}
          </h2>
          <p className="measure mt-3">
            {origins.length > 0 && `${m.business_origins({ places: origins.join('; ') })} `}
            {ports.length > 0 && m.business_ports({ ports: ports.join(', ') })}
          </p>
          <GoodsTable goods={goods} />
        </div>
        <div className="grid gap-8 sm:grid-cols-[1fr_2fr]">
          {leader && (
            <dl>
              <dt className="label text-muted">{m.business_leader()}</dt>
              <dd className="expanded mt-1 text-heading">{leader.name}</dd>
              <dd className="text-muted">{leader.position}</dd>
            </dl>
          )}
          {desk && <Desk desk={desk} />}
        </div>
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
                {one[fact] || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Every business of the footer, with links to its goods; without goods, to all. */
function AllBusinesses({ businesses }: { businesses: readonly BusinessEntry[] }) {
  return (
    <section aria-labelledby="all" className="bg-paper">
      <div className="wrap py-12 lg:py-20">
        <h2 id="all" className="expanded text-title">
          {m.business_all()}
        </h2>
        <ul className="mt-8 border-b border-line lg:mt-10">
          {businesses.map(({ id, name, description, goods }) => (
            <li
              key={id}
              id={`semua-${id}`}
              className="grid scroll-mt-24 gap-x-8 gap-y-3 border-t border-line py-6 lg:grid-cols-[5fr_7fr]"
            >
              <div>
                <h3 className="expanded text-heading">{name}</h3>
                <Lines lines={description} />
              </div>
              <ul className="-mt-2.5 flex flex-wrap content-start gap-x-7 text-ore underline underline-offset-4">
                {(goods.length > 0 ? goods : lists()).map(({ path, name: goodsName }) => (
                  <li key={path}>
                    <LocalLink to={path} lang={fallbackLanguage(goodsName)} className={link}>
                      {goodsName}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function lists() {
  return [
    { path: '/produk', name: m.nav_products_all() },
    { path: '/alat', name: m.nav_tools_all() },
  ]
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
