import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import { LocalLink } from '../../ui/local-link.tsx'
import { UnitFacts, UnitOffer } from './unit-facts.tsx'
import { UnitPicture } from './unit-picture.tsx'
import type { UnitOnOffer } from './units-on-offer.ts'

/** Returns the address of a unit in the default language: its place on the page of its machine. */
export function unitPath({ id, tool }: UnitOnOffer): string {
  return `/alat/${tool.id}#unit-${id}`
}

/** A few units side by side, two in a row on a phone. */
export function UnitCards({ units }: { units: readonly UnitOnOffer[] }) {
  return (
    <ul className="unit-cards">
      {units.map((unit) => (
        <li key={unit.id} data-reveal className="item-card">
          <UnitPicture
            unit={unit}
            sizes="(min-width: 80rem) 296px, (min-width: 64rem) 22vw, 45vw"
            className=""
          />
          <h3 lang={fallbackLanguage(unit.name)} className="unit-name">
            <LocalLink to={unitPath(unit)} className="item-card-link">
              {unit.name}
            </LocalLink>
          </h3>
          <UnitOffer unit={unit} />
          <UnitFacts unit={unit} />
        </li>
      ))}
    </ul>
  )
}
