import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { unitPath } from './unit-cards.tsx'
import { UnitFacts, UnitOffer } from './unit-facts.tsx'
import { UnitPicture } from './unit-picture.tsx'
import type { UnitOnOffer } from './units-on-offer.ts'

/** All units, one below the other. */
export function UnitRows({ units }: { units: readonly UnitOnOffer[] }) {
  return (
    <ul className="unit-rows">
      {units.map((unit) => (
        <li key={unit.id} className="unit-row item-card">
          <UnitPicture unit={unit} sizes="(min-width: 40rem) 168px, 112px" className="" />
          <div>
            <h3 lang={fallbackLanguage(unit.name)} className="unit-name">
              <LocalLink to={unitPath(unit)} className="item-card-link">
                {unit.name}
              </LocalLink>
            </h3>
            <UnitFacts unit={unit} />
          </div>
          <div className="unit-terms">
            <UnitOffer unit={unit} />
            <HireTerms unit={unit} />
          </div>
          <ArrowIcon className="size-5 text-ore max-sm:hidden" />
        </li>
      ))}
    </ul>
  )
}

function HireTerms({ unit: { hireBasis, hireMinimum } }: { unit: UnitOnOffer }) {
  const minimum = hireMinimum && m.unit_minimum({ minimum: hireMinimum })
  const terms = [hireBasis, minimum].filter(Boolean)
  if (terms.length === 0) return null
  return <p className="text-small text-muted">{terms.join(', ')}</p>
}
