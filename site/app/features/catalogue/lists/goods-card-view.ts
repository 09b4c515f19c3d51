import type { Product, Tool } from '@niaga/contract/entities'
import type { ImageFocus } from '@niaga/contract/image-focus'
import type { Locale } from '@niaga/contract/locale'
import type { SheetRow } from '@niaga/contract/sheets'
import { translated } from '@niaga/contract/translation'
import { unitCounts } from '@niaga/contract/units'
import { m } from '../../../paraglide/messages.js'
import { withUnits } from '../../../ui/text/with-units.ts'
import { type FeatureLine, featureLines } from '../offer/feature-lines.ts'
import { type GradeView, gradeViews } from '../offer/grade-view.ts'
import { type DecidingFigure, itemFigure } from '../sheet/deciding-figure.ts'

/** A product or machine in lists, in one language. */
export type GoodsCard = {
  id: number
  name: string
  picture: string | null
  focus?: ImageFocus | undefined
  /** Credit of the picture. */
  credit?: string | undefined
  figure: DecidingFigure | null
  /** The first few facts; the item's own page shows all. */
  facts: FeatureLine[]
  /** Address of the item's specification sheet in the default language. */
  sheetPath: string | null
}

type Look = Pick<GoodsCard, 'picture' | 'credit'> & {
  /** The item's specification sheet. */
  sheet: { path: string; localRows: readonly SheetRow[] } | null
}

/** Maximum of facts on a card, and of names in a fact. */
const maxFacts = 3
const maxNames = 6

export function goodsCard(
  item: Product | Tool,
  locale: Locale,
  { picture, credit, sheet }: Look,
): GoodsCard {
  const features = featureLines(item, locale)
  const grades = gradeViews(item, locale)
  const figure = itemFigure({ grades, sheetRows: sheet?.localRows ?? [], features }, locale)
  const facts = [
    ...offerFacts(item, grades, locale),
    ...typeFacts(item, sheet?.localRows ?? [], locale),
  ]
  const entries = facts.length > 0 ? facts : features.filter(({ name }) => name !== figure?.name)
  return {
    id: item.id,
    name: translated(item, 'name', locale),
    picture,
    focus: item.image_focus,
    credit,
    figure,
    facts: entries.slice(0, maxFacts),
    sheetPath: sheet?.path ?? null,
  }
}

/** Returns what a buyer needs to know besides the figure. */
function offerFacts(
  { terms }: Product | Tool,
  grades: readonly GradeView[],
  locale: Locale,
): GoodsCard['facts'] {
  const names = grades.map(({ name }) => name)
  const facts = [
    { name: m.offer_grades({}, { locale }), text: joinNames(names) },
    { name: m.offer_incoterms({}, { locale }), text: joinNames(terms?.incoterms ?? []) },
    {
      name: m.offer_minimum({}, { locale }),
      text: terms ? withUnits(translated(terms, 'minimum', locale)) : '',
    },
  ]
  return names.length > 0 ? facts.filter(({ text }) => text !== '') : []
}

/** Returns the types of a machine and the number of its units. */
function typeFacts(
  item: Product | Tool,
  rows: readonly SheetRow[],
  locale: Locale,
): GoodsCard['facts'] {
  const types = rows
    .filter(({ measure }) => measure)
    .map((row) => translated(row, 'parameter', locale))
  const counts = unitCounts('units' in item ? item.units : [])
  const facts = [
    { name: m.card_types({}, { locale }), text: joinNames(types) },
    {
      name: m.offer_units({}, { locale }),
      text: counts.count > 0 ? m.unit_count(counts, { locale }) : '',
    },
  ]
  return types.length > 0 ? facts.filter(({ text }) => text !== '') : []
}

function joinNames(names: readonly string[]): string {
  return [...new Set(names)].slice(0, maxNames).join(', ')
}
