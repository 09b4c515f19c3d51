import { fallbackLanguage } from '../../../i18n/fallback-language.ts'
import { LocalLink } from '../../../ui/local-link.tsx'
import { PicturesNote, UnitPicture } from '../offer/unit-picture.tsx'
import { UnitFacts, UnitOffer } from '../offer/unit-rows.tsx'
import type { UnitView } from '../offer/unit-view.ts'

/** A few units side by side, two in a row on a phone. */
export function UnitCards({ units }: { units: readonly UnitView[] }) {
  return (
    <>
      <ul className="unit-cards">
        {units.map((unit) => (
          <li key={unit.id} data-reveal className="item-card">
            <UnitPicture
              unit={unit}
              sizes="(min-width: 80rem) 296px, (min-width: 64rem) 22vw, 45vw"
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
      <PicturesNote units={units} />
    </>
  )
}
