import type { Person } from '@niaga/contract/company'
import type { MiningLocation, Product, Relation, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { ImageSource } from '../../../../content/image-source.server.ts'
import { type DeskEntry, deskView } from '../../../ui/desks/desk-view.ts'
import { type CheckView, checkView } from './check/check-view.ts'
import type { Choice } from './compare-form.tsx'
import { chosenGrades, type GradeMatrix, gradeMatrix } from './grade-view.ts'
import { type TermsView, termsView } from './terms-view.ts'
import { type UnitPictures, type UnitView, unitViews } from './unit-view.ts'

/** Origin of a product, with the owner's relation if the host gives it. */
export type OriginView = { id: number; name: string; relation?: Relation }

/** Offer of a product or machine on a page. */
export type OfferView = {
  /** The grades side by side, only the chosen ones if the visitor chose any. */
  grades: GradeMatrix | null
  /** All grades by their slugs, to choose from. */
  choices: Choice[]
  /** The chosen grades as the query of an address, `''` without any. */
  chosen: string
  check: CheckView | null
  units: UnitView[]
  terms: TermsView | null
  origins: OriginView[]
  contact: DeskEntry | null
}

export type OfferContext = {
  locale: Locale
  /** Day in Jakarta that decides whether a window is past. */
  today: string
  locations: readonly MiningLocation[]
  people: readonly Person[]
  picture: ImageSource
  /** Pictures of its units. */
  unitPictures: UnitPictures
  /** The query of the page's address: the chosen grades, and limits to check. */
  search: URLSearchParams
  /** Address of its specification sheet, `null` without a sheet. */
  sheetPath: string | null
  /** Names of the surveyors that the company accepts. */
  surveyors: readonly string[]
}

/** Returns the offer of a product or machine in one language. */
export function offerView(item: Product | Tool, context: OfferContext): OfferView {
  const { locale, locations, people, picture, unitPictures, search } = context
  const contact = people.find(({ id }) => id === item.contact_id)
  const matrix = gradeMatrix(item, locale)
  const choices = (matrix?.grades ?? []).map(({ slug, name }) => {
    return { value: slug, text: name, isTicked: search.getAll('mutu').includes(slug) }
  })
  const ticked = choices.flatMap(({ value, isTicked }) => (isTicked ? [['mutu', value]] : []))
  return {
    grades: matrix && chosenGrades(matrix, search),
    choices,
    chosen: ticked.length > 0 ? `?${new URLSearchParams(ticked)}` : '',
    check: checkView(item, search, locale),
    units: unitViews(item, locale, unitPictures),
    terms: termsView(item, context),
    origins: originIds(item).flatMap((originId) => {
      const place = locations.find(({ id }) => id === originId)
      if (!place) return []
      const { location: name, relation } = place
      return [{ id: place.id, name, ...(relation && { relation }) }]
    }),
    contact: contact ? deskView(contact, picture) : null,
  }
}

/** Returns the locations that a product names; a machine has none. */
export function originIds(item: Product | Tool): number[] {
  return 'origin_ids' in item ? [...new Set(item.origin_ids)].slice(0, 12) : []
}
