import { comparePaths } from '@niaga/contract/compare-paths'
import type { ReactNode } from 'react'
import { hrefIn } from '../../i18n/locale-address.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { requestPath } from '../../ui/calls.ts'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { OfferSection } from './offer-section.tsx'
import type { UnitEntries, UnitEntry } from './unit-entries.ts'
import type { UnitFact } from './unit-facts.ts'

/** The form for the checkboxes of all units. */
const compareForm = 'compare-units'

type UnitCardsProps = UnitEntries & { name: string; children: ReactNode }

/** The units of the machine called `name`, with `children` below them. */
export function UnitCards({ units, hire, name, children }: UnitCardsProps) {
  const canCompare = units.filter(({ state }) => state !== 'sold').length > 1
  return (
    <OfferSection id="units" title={m.offer_units()}>
      <ul className="unit-list">
        {units.map((unit) => (
          <li key={unit.id} id={`unit-${unit.id}`} data-reveal>
            <UnitCard unit={unit} tool={name} canCompare={canCompare} />
          </li>
        ))}
      </ul>
      {hire.length > 0 && (
        <>
          <h3 className="mt-10 mb-3 font-semibold">{m.offer_hire_terms()}</h3>
          <Facts facts={hire} />
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

type UnitCardProps = { unit: UnitEntry; tool: string; canCompare: boolean }

function UnitCard({ unit, tool, canCompare }: UnitCardProps) {
  const product = m.offer_unit_of({ tool, unit: unit.name })
  const goods = { product, kind: 'machine' as const, offer: unit.offer }
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
          {unit.isOfType && <span className="unit-kind">{m.unit_of_kind()}</span>}
        </div>
      )}
      <div>
        <h3 className="expanded text-heading">{unit.name}</h3>
        <Facts facts={unit.facts} />
        <div className="unit-actions">
          {unit.state !== 'sold' && (
            <LocalLink to={requestPath(goods)} className="onward text-ore">
              <span>
                {m.offer_unit_ask()}
                <span className="sr-only">: {unit.name}</span>
              </span>
              <ArrowIcon className="size-4" />
            </LocalLink>
          )}
          {canCompare && unit.state !== 'sold' && (
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

function Facts({ facts }: { facts: UnitFact[] }) {
  return (
    <dl className="offer-terms offer-facts">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
