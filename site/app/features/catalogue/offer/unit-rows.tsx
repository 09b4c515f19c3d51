import { fallbackLanguage } from '../../../i18n/fallback-language.ts'
import { m } from '../../../paraglide/messages.js'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { Dotted } from '../../../ui/text/dotted.tsx'
import { PicturesNote, UnitPicture } from './unit-picture.tsx'
import { offerText, type UnitView, unitText } from './unit-view.ts'

type UnitRowsProps = {
  units: readonly UnitView[]
  /** The id of a form that compares the ticked units. */
  compareForm?: string | undefined
  /** Whether the first of them are in the first screen of the page. */
  isFirst?: boolean
}

/** Units one below the other, each linked to its page; links of earlier versions lead to the row of a unit. */
export function UnitRows({ units, compareForm, isFirst = false }: UnitRowsProps) {
  const shared = sharedHire(units)
  return (
    <>
      {shared !== '' && (
        <p className="mt-2 text-small text-muted">{m.unit_hire_terms({ terms: shared })}</p>
      )}
      <PicturesNote units={units} />
      <ul className="unit-rows">
        {units.map((unit, index) => (
          <li key={unit.id} id={`unit-${unit.id}`} className="unit-row item-card">
            <UnitPicture
              unit={unit}
              sizes="(min-width: 48rem) 168px, 128px"
              isFirst={isFirst && index < 4}
            />
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
              <p className="text-small">{unitText(unit, 'price')}</p>
              <HireTerms terms={hireTerms(unit)} shared={shared} />
            </div>
            {compareForm && unit.goods ? (
              <label className="choice unit-tick">
                <input type="checkbox" name="pilih" value={unit.id} form={compareForm} />
                <span>
                  {m.offer_compare_tick()}
                  <span className="sr-only">: {unit.name}</span>
                </span>
              </label>
            ) : (
              <ArrowIcon className="size-5 text-ore max-lg:hidden" />
            )}
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
    .join('; ')
}

function HireTerms({ terms, shared }: { terms: string; shared: string }) {
  if (terms === '' || terms === shared) return null
  return <p className="text-small text-muted">{terms}</p>
}

/** Whether a unit is for sale or hire, and, if it is not free, its state and when it will be. */
export function UnitOffer({ unit }: { unit: UnitView }) {
  const from = unitText(unit, 'available_from')
  const parts = [
    offerText(unit),
    unit.state !== 'free' && unitText(unit, 'state'),
    from && m.unit_free_from({ day: from }),
  ]
  return (
    <p className="unit-offer">
      <Dotted facts={parts} />
    </p>
  )
}

/** The location of a unit and the facts of a card, as far as they are known. */
export function UnitFacts({ unit }: { unit: UnitView }) {
  return (
    <p className="unit-facts">
      <Dotted facts={[unitText(unit, 'location'), ...unit.summary]} />
    </p>
  )
}
