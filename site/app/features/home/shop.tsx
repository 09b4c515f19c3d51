import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import type { GoodsCard } from '../catalogue/lists/goods-card-view.ts'
import { GoodsCards } from '../catalogue/lists/goods-cards.tsx'
import { UnitCards } from '../catalogue/lists/unit-cards.tsx'
import type { UnitView } from '../catalogue/offer/unit-view.ts'
import type { ShopFact } from './shop-view.ts'

/** What a buyer can have next: a laycan, a rate, units and grades. */
export function Facts({ facts }: { facts: readonly ShopFact[] }) {
  if (facts.length === 0) return null
  return (
    <ul className="wrap shop-facts">
      {facts.map(({ name, figure, unit, text, to }) => (
        <li key={name} className="item-card">
          <span className="label text-muted">{name}</span>
          <strong>
            {figure} {unit && <small>{unit}</small>}
          </strong>
          <LocalLink to={to} className="item-card-link">
            {text}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

/** Commodities, each with its deciding figure. */
export function Commodities({ title, cards }: { title: string; cards: readonly GoodsCard[] }) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="goods" className="wrap pt-band pb-band">
      <BandHead id="goods" title={title} to="/produk" all={m.nav_products_all()} />
      <GoodsCards cards={cards} path="/produk" hasSheets={false} />
    </section>
  )
}

/** A few machines for sale and for hire. */
export function Machines({ title, units }: { title: string; units: readonly UnitView[] }) {
  if (units.length === 0) return null
  return (
    <section aria-labelledby="machines" className="on-dark bg-coal">
      <div className="wrap py-band">
        <BandHead id="machines" title={title} to="/alat#machines" all={m.unit_all()} />
        <UnitCards units={units} />
      </div>
    </section>
  )
}

type BandHeadProps = { id: string; title: string; to: string; all: string }

function BandHead({ id, title, to, all }: BandHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <h2 id={id} className="expanded text-title">
        {title}
      </h2>
      <LocalLink to={to} className="onward band-all">
        {all}
        <ArrowIcon />
      </LocalLink>
    </div>
  )
}
