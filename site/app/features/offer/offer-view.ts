import type { Person } from '@niaga/contract/company'
import type { MiningLocation, Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { type DeskEntry, deskView } from '../contact/offices-view.ts'
import { decidingRows, type GradeView, gradeViews } from './grades-view.ts'
import { type TermsView, termsView } from './terms-view.ts'
import { type UnitView, unitViews } from './units-view.ts'

export type OriginView = { id: number; name: string }

/** What a page shows of the offer of a product or machine. */
export type OfferView = {
  grades: GradeView[]
  /** Whether the sheet has rows that the page leaves out. */
  hasMoreRows: boolean
  units: UnitView[]
  terms: TermsView | null
  origins: OriginView[]
  contact: DeskEntry | null
}

type OfferContext = {
  locale: Locale
  /** As of which a laycan is past, a day in Jakarta. */
  today: string
  locations: readonly MiningLocation[]
  people: readonly Person[]
  picture: ImageSource
}

/** The offer of a product or machine in one language. */
export function offerView(item: Product | Tool, context: OfferContext): OfferView {
  const { locale, today, locations, people, picture } = context
  const contact = people.find(({ id }) => id === item.contact_id)
  const grades = gradeViews('grades' in item ? item.grades : undefined, locale)
  return {
    grades: grades.map((grade) => ({ ...grade, lines: grade.lines.slice(0, decidingRows) })),
    hasMoreRows: grades.some(({ lines }) => lines.length > decidingRows),
    units: unitViews('units' in item ? item.units : undefined, locale, (path) =>
      picture('unit', path),
    ),
    terms: termsView(item.terms, locale, today),
    origins: originIds(item).flatMap((wanted) => {
      const found = locations.find(({ id }) => id === wanted)
      return found ? [{ id: found.id, name: found.location }] : []
    }),
    contact: contact ? deskView(contact, picture) : null,
  }
}

/** The locations that a product names; a machine has none. */
export function originIds(item: Product | Tool): number[] {
  return 'origin_ids' in item ? [...new Set(item.origin_ids)].slice(0, 12) : []
}
