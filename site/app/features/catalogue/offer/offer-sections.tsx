import { hrefIn } from '../../../i18n/locale-address.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { itemKindAt } from '../../../ui/calls.ts'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { CheckForm } from './check/check-form.tsx'
import { GradeTable } from './grade-table.tsx'
import { OfferSection } from './offer-section.tsx'
import type { OfferView } from './offer-view.ts'
import { TermsList } from './terms-list.tsx'
import { UnitSection } from './unit-section.tsx'

type OfferSectionsProps = {
  offer: OfferView
  item: { id: number; name: string; path: string }
  /** Address of its specification sheet, `null` without a sheet. */
  sheetPath: string | null
  /** The calculator for this kind of machine, `''` without a calculator. */
  fleetCalculator: string
}

/** The offer, below the specification of a product or machine. */
export function OfferSections({ offer, item, sheetPath, fleetCalculator }: OfferSectionsProps) {
  const { grades, chosen, check, units, terms } = offer
  const { id, name, path } = item
  const kind = itemKindAt(path, sheetPath, grades)
  const fleet = fleetCalculator !== '' && (
    <LocalLink to={fleetCalculator} className="onward mt-6 text-ore">
      {m.offer_plan_fleet()}
      <ArrowIcon className="size-4" />
    </LocalLink>
  )
  return (
    <>
      {grades && (
        <section aria-labelledby="grades" data-in-place className="wrap grade-section">
          <div className="grade-head">
            <h2 id="grades" className="expanded text-title">
              {m.offer_grades()}
            </h2>
            {sheetPath && (
              <LocalLink to={`${sheetPath}#grades`} className="onward text-ore">
                {m.offer_all_figures()}
                <ArrowIcon className="size-4" />
              </LocalLink>
            )}
          </div>
          {check && (
            <CheckForm check={check} action={hrefIn(getLocale(), path)} name={name} kind={kind} />
          )}
          <GradeTable matrix={grades} chosen={chosen} name={name} id={id} kind={kind} />
        </section>
      )}
      {units.length > 0 && <UnitSection units={units}>{fleet}</UnitSection>}
      {/* A mineral is never sold by the unit. */}
      {units.length === 0 && terms && path.startsWith('/alat/') && (
        <OfferSection id="units" title={m.offer_units()}>
          <p>{m.offer_units_none()}</p>
          {fleet}
        </OfferSection>
      )}
      {terms && <TermsList terms={terms} goods={{ product: name, kind }} />}
    </>
  )
}
