import { fallbackLanguage } from '../../../i18n/fallback-language.ts'
import { m } from '../../../paraglide/messages.js'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { type UnitView, unitText } from '../offer/unit-view.ts'
import { UnitFacts, UnitOffer } from './unit-cards.tsx'
import { UnitPicture } from './unit-picture.tsx'

/** All units, one below the other. */
export function UnitRows({ units }: { units: readonly UnitView[] }) {
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
                <LocalLink to={unit.path} className="item-card-link">
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
function sharedHire(units: readonly UnitView[]): string {
  const all = units.map(hireTerms).filter(Boolean)
  const count = (text: string) => all.filter((terms) => terms === text).length
  const [most = ''] = all.toSorted((one, other) => count(other) - count(one))
  return count(most) > 1 ? most : ''
}

function hireTerms(unit: UnitView): string {
  const minimum = unitText(unit, 'minimum')
  return [unitText(unit, 'basis'), minimum && m.unit_minimum({ minimum })]
    .filter(Boolean)
    .join(', ')
}

function HireTerms({ terms, shared }: { terms: string; shared: string }) {
  if (terms === '' || terms === shared) return null
  return <p className="text-small text-muted">{terms}</p>
}
