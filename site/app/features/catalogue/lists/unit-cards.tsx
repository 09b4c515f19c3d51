import { fallbackLanguage } from '../../../i18n/fallback-language.ts'
import { LocalLink } from '../../../ui/local-link.tsx'
import { type UnitView, unitText } from '../offer/unit-view.ts'
import { UnitPicture } from './unit-picture.tsx'

/** A few units side by side, two in a row on a phone. */
export function UnitCards({ units }: { units: readonly UnitView[] }) {
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
            <LocalLink to={unit.path} className="item-card-link">
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

/** Whether a unit is for sale or hire, and, if it is not free, that it is hired. */
export function UnitOffer({ unit }: { unit: UnitView }) {
  return (
    <p className="unit-offer">
      {unitText(unit, 'offer')}
      {unit.state === 'hired' && <span> · {unitText(unit, 'state')}</span>}
    </p>
  )
}

/** The facts of a card and the location of a unit, as far as they are known. */
export function UnitFacts({ unit }: { unit: UnitView }) {
  return (
    <p className="unit-facts">
      {[unit.summary, unitText(unit, 'location')]
        .filter((fact) => fact !== '')
        .map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
    </p>
  )
}
