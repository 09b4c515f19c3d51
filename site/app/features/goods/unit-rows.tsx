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
  const shared = sharedHire(units)
  return (
    <>
      {shared !== '' && (
        <p className="mt-2 text-small text-muted">{m.unit_hire_terms({ terms: shared })}</p>
      )}
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
              <HireTerms terms={hireTerms(unit)} shared={shared} />
            </div>
            <ArrowIcon className="size-5 text-ore max-sm:hidden" />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns the terms of hire of most units, `''` unless several units share them. */
function sharedHire(units: readonly UnitOnOffer[]): string {
  const all = units.map(hireTerms).filter(Boolean)
  const count = (wanted: string) => all.filter((terms) => terms === wanted).length
  const [most = ''] = all.toSorted((one, other) => count(other) - count(one))
  return count(most) > 1 ? most : ''
}

function hireTerms({ hireBasis, hireMinimum }: UnitOnOffer): string {
  const minimum = hireMinimum && m.unit_minimum({ minimum: hireMinimum })
  return [hireBasis, minimum].filter(Boolean).join(', ')
}

function HireTerms({ terms, shared }: { terms: string; shared: string }) {
  if (terms === '' || terms === shared) return null
  return <p className="text-small text-muted">{terms}</p>
}
