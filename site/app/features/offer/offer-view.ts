import type { Person } from '@niaga/contract/company'
import type { MiningLocation, Product, Relation, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { type DeskEntry, deskView } from '../contact/offices-view.ts'
import { type CheckView, checkView } from './check/check-view.ts'
import { type GradeMatrix, gradeMatrix } from './grades-view.ts'
import { type TermsView, termsView } from './terms-view.ts'
import { type UnitView, unitViews } from './units-view.ts'

/** Where a product comes from, and whose the place is where the host says so. */
export type OriginView = { id: number; name: string; relation?: Relation }

/** What a page shows of the offer of a product or machine. */
export type OfferView = {
  grades: GradeMatrix | null
  /** The slug of the grade that a phone shows, `''` where there is none. */
  chosen: string
  check: CheckView | null
  units: UnitView[]
  terms: TermsView | null
  origins: OriginView[]
  contact: DeskEntry | null
}

export type OfferContext = {
  locale: Locale
  /** As of which a laycan is past, a day in Jakarta. */
  today: string
  locations: readonly MiningLocation[]
  people: readonly Person[]
  picture: ImageSource
  /** The picture of the type of a unit by its name. */
  pictureOfType: (unit: string) => string | null
  /** The query of the page's address: the chosen grade, and limits to check. */
  search: URLSearchParams
  /** Its specification sheet, `null` for none. */
  sheetPath: string | null
}

/** The offer of a product or machine in one language. */
export function offerView(item: Product | Tool, context: OfferContext): OfferView {
  const { locale, today, locations, people, picture, pictureOfType, search, sheetPath } = context
  const contact = people.find(({ id }) => id === item.contact_id)
  const grades = 'grades' in item ? item.grades : undefined
  const matrix = gradeMatrix(grades, locale)
  const slugs = matrix?.grades.map(({ slug }) => slug) ?? []
  return {
    grades: matrix,
    chosen: slugs.find((slug) => slug === search.get('mutu')) ?? slugs[0] ?? '',
    check: checkView(grades, search, locale),
    units: unitViews(
      'units' in item ? item.units : undefined,
      locale,
      (path) => picture('unit', path),
      pictureOfType,
    ),
    terms: termsView(item.terms, locale, today, sheetPath),
    origins: originIds(item).flatMap((wanted) => {
      const found = locations.find(({ id }) => id === wanted)
      if (!found) return []
      const { location: name, relation } = found
      return [{ id: found.id, name, ...(relation && { relation }) }]
    }),
    contact: contact ? deskView(contact, picture) : null,
  }
}

/** The locations that a product names; a machine has none. */
export function originIds(item: Product | Tool): number[] {
  return 'origin_ids' in item ? [...new Set(item.origin_ids)].slice(0, 12) : []
}
