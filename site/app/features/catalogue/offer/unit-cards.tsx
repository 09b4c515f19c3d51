import type { ReactNode } from 'react'
import { hrefIn } from '../../../i18n/locale-address.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { requestPath } from '../../../ui/calls.ts'
import { comparePaths } from '../../../ui/compare-paths.ts'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { OfferSection } from './offer-section.tsx'
import { knownFacts, sharedHire, type UnitFact, type UnitView } from './unit-view.ts'

/** The form for the checkboxes of all units. */
const compareForm = 'compare-units'

type UnitCardsProps = { units: readonly UnitView[]; children: ReactNode }

/** The units of a machine, with `children` below them. */
export function UnitCards({ units, children }: UnitCardsProps) {
  const shared = sharedHire(units)
  const canCompare = units.filter(({ state }) => state !== 'sold').length > 1
  return (
    <OfferSection id="units" title={m.offer_units()}>
      <ul className="unit-list">
        {units.map((unit) => (
          <li key={unit.id} id={`unit-${unit.id}`} data-reveal>
            <UnitCard
              unit={unit}
              ownHire={shared.length > 0 ? [] : unit.hire}
              canCompare={canCompare}
            />
          </li>
        ))}
      </ul>
      {shared.length > 0 && (
        <>
          <h3 className="mt-10 mb-3 font-semibold">{m.offer_hire_terms()}</h3>
          <Facts facts={shared} />
        </>
      )}
      {canCompare && (
        <form
          id={compareForm}
          action={hrefIn(getLocale(), comparePaths.tool)}
          className="compare-form"
        >
          <button type="submit" className="button button-edge">
            {m.offer_compare_units()}
          </button>
        </form>
      )}
      {children}
    </OfferSection>
  )
}

type UnitCardProps = { unit: UnitView; ownHire: readonly UnitFact[]; canCompare: boolean }

function UnitCard({ unit, ownHire, canCompare }: UnitCardProps) {
  return (
    <article className={unit.picture ? 'unit-card has-picture' : 'unit-card'}>
      {unit.picture && (
        <div className="relative">
          <Picture
            src={unit.picture}
            sizes="(min-width: 80rem) 420px, (min-width: 64rem) 32vw, (min-width: 40rem) 38vw, 92vw"
            width={480}
            height={320}
            className="aspect-[3/2]"
          />
          {unit.isOfKind && <span className="unit-kind">{m.unit_of_kind()}</span>}
        </div>
      )}
      <div>
        <h3 className="expanded text-heading">{unit.name}</h3>
        <Facts facts={[...unit.facts, ...ownHire]} />
        <div className="unit-actions">
          {unit.goods && (
            <LocalLink to={requestPath(unit.goods)} className="onward text-ore">
              <span>
                {m.offer_unit_ask()}
                <span className="sr-only">: {unit.name}</span>
              </span>
              <ArrowIcon className="size-4" />
            </LocalLink>
          )}
          {canCompare && unit.goods && (
            <label className="choice">
              <input type="checkbox" name="pilih" value={unit.id} form={compareForm} />
              <span>
                {m.offer_compare_tick()}
                <span className="sr-only">: {unit.name}</span>
              </span>
            </label>
          )}
        </div>
      </div>
    </article>
  )
}

function Facts({ facts }: { facts: readonly UnitFact[] }) {
  return (
    <dl className="offer-terms offer-facts">
      {knownFacts(facts).map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
