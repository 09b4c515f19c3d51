import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { OfferSection } from './offer-section.tsx'
import type { UnitView } from './units-view.ts'

/** The units of a machine; `name` is the machine's. */
export function UnitCards({ units, name }: { units: UnitView[]; name: string }) {
  return (
    <OfferSection id="units" title={m.offer_units()}>
      <ul className="grid gap-12">
        {units.map((unit) => (
          <li key={unit.id} id={`unit-${unit.id}`} data-reveal>
            <UnitCard unit={unit} tool={name} />
          </li>
        ))}
      </ul>
    </OfferSection>
  )
}

function UnitCard({ unit, tool }: { unit: UnitView; tool: string }) {
  const choice = m.offer_unit_of({ tool, unit: unit.name })
  const facts = [
    [m.offer_unit_state(), states[unit.state]()],
    [m.offer_unit_offer(), offers[unit.offer]()],
    [m.offer_unit_maker(), unit.maker],
    [m.offer_unit_model(), unit.model],
    [m.offer_unit_year(), unit.year],
    [m.offer_unit_hours(), unit.hours],
    [m.offer_unit_location(), unit.location],
    [m.offer_unit_price(), unit.price],
    ...unit.hire.map(({ name, text }) => [hireNames[name](), text]),
  ].filter(([, text]) => text !== '')
  return (
    <article className={unit.picture ? 'grid gap-x-8 gap-y-5 sm:grid-cols-[1fr_2fr]' : ''}>
      {unit.picture && (
        <Picture
          src={unit.picture}
          sizes="(min-width: 64rem) 260px, (min-width: 40rem) 30vw, 92vw"
          width={480}
          height={320}
          className="aspect-[3/2] self-start"
        />
      )}
      <div>
        <h3 className="expanded text-heading">{unit.name}</h3>
        <dl className="offer-terms offer-facts mt-4">
          {facts.map(([fact, text]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {unit.state !== 'sold' && (
          <LocalLink
            to={`/kontak?produk=${encodeURIComponent(choice)}`}
            className="onward mt-4 text-ore"
          >
            <span>
              {m.offer_unit_ask()}
              <span className="sr-only">: {unit.name}</span>
            </span>
            <ArrowIcon className="size-4" />
          </LocalLink>
        )}
      </div>
    </article>
  )
}

const states = {
  free: m.offer_state_free,
  hired: m.offer_state_hired,
  sold: m.offer_state_sold,
} satisfies Record<UnitView['state'], () => string>

const offers = {
  sale: m.offer_for_sale,
  hire: m.offer_for_hire,
  both: m.offer_for_both,
} satisfies Record<UnitView['offer'], () => string>

const hireNames = {
  basis: m.offer_hire_basis,
  minimum: m.offer_hire_minimum,
  operator: m.offer_hire_operator,
  fuel: m.offer_hire_fuel,
  mobilisation: m.offer_hire_mobilisation,
} satisfies Record<UnitView['hire'][number]['name'], () => string>
