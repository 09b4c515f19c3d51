import { ContactPerson } from './contact-person.tsx'
import { GradeTables } from './grade-tables.tsx'
import type { OfferView } from './offer-view.ts'
import { OriginLinks } from './origin-links.tsx'
import { TermsList } from './terms-list.tsx'
import { UnitCards } from './unit-cards.tsx'

type OfferSectionsProps = {
  offer: OfferView
  /** The name of the product or machine. */
  name: string
  /** The address of its specification sheet, `null` for none. */
  sheetPath: string | null
}

/** What is on offer, below what the specification shows of a product or machine. */
export function OfferSections({ offer, name, sheetPath }: OfferSectionsProps) {
  const { grades, hasMoreRows, units, terms, origins, contact } = offer
  return (
    <>
      {grades.length > 0 && (
        <GradeTables grades={grades} name={name} matrixPath={hasMoreRows ? sheetPath : null} />
      )}
      {units.length > 0 && <UnitCards units={units} name={name} />}
      {terms && <TermsList terms={terms} />}
      {contact && <ContactPerson desk={contact} />}
      {origins.length > 0 && <OriginLinks origins={origins} />}
    </>
  )
}
