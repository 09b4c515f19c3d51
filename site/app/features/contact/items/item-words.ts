import type { ItemKind } from '@niaga/contract/enquiry-terms'
import { figureText } from '@niaga/contract/figure-text'
import { readFigure } from '@niaga/contract/read-figure'
import type { Figure } from '@niaga/contract/sheets'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import type { Item, ItemField } from './item.ts'

/** Returns the name of an item's kind in the page's language. */

export function kindName(kind: ItemKind): string {
  if (kind === 'coal') return m.item_coal()
  return kind === 'machine' ? m.item_machine() : m.item_mineral()
}

export function fieldName(field: ItemField, kind: ItemKind): string {
  const isMachine = kind === 'machine'
  switch (field) {
    case 'product':
      return isMachine ? m.item_unit() : m.item_product()
    case 'quantity':
      return isMachine ? m.item_units() : m.item_quantity()
    case 'port':
      return isMachine ? m.item_site() : m.item_port()
    case 'delivery':
      return isMachine ? m.item_start() : m.item_delivery()
    case 'limits':
      return kind === 'coal' ? m.item_coal_limits() : m.item_limits()
    default:
      return fieldNames[field]()
  }
}

const fieldNames = {
  incoterm: () => m.item_incoterm(),
  shipments: () => m.item_shipments(),
  term: () => m.item_term(),
  payment: () => m.item_payment(),
  vessel: () => m.item_vessel(),
  surveyor: () => m.item_surveyor(),
  use: () => m.item_use(),
  packing: () => m.item_packing(),
  sample: () => m.item_sample(),
  offer: () => m.item_offer(),
  hours: () => m.item_hours(),
  months: () => m.item_months(),
  operator: () => m.item_operator(),
  mobilisation: () => m.item_mobilisation(),
} satisfies Partial<Record<ItemField, () => string>>

/** Formats a value for readers. */
export function valueText(item: Item, field: ItemField): string {
  const value = withFigures(item[field]?.trim() ?? '', field, (figure) =>
    figureText(figure, getLocale()),
  )
  const word = field === 'offer' || field === 'term' ? choiceWords[value] : undefined
  return word?.() ?? value
}

/** Rewrites the numbers in a visitor's text with `write`; fields other than counts are unchanged. */
export function withFigures(text: string, field: ItemField, write: (figure: Figure) => string) {
  if (!counts.has(field)) return text
  return text.replace(/\d+(?:[.,]\d+)+/g, (typed) => {
    const reading = readFigure(typed, { span: usualCounts })
    return 'value' in reading ? write(reading.value) : typed
  })
}

/** Whether a text names a quantity that can be read: each of its figures, and at least one above zero. */
export function isQuantity(text: string): boolean {
  const figures = text.match(/\p{Nd}(?:[\p{Nd}.,．，]*\p{Nd})?/gu) ?? []
  const readings = figures.map((figure) => readFigure(figure, { span: usualCounts }))
  const values = readings.map((reading) => ('value' in reading ? Number(reading.value) : null))
  return !values.includes(null) && values.some((value) => value !== 0)
}

const counts = new Set<ItemField>(['quantity', 'shipments', 'hours', 'months'])

/** Nobody asks for thousandths of a tonne, so 10.000 and 10,000 are ten thousand. */
const usualCounts = [1000, 999_999_999] as const

const choiceWords: Record<string, (() => string) | undefined> = {
  buy: () => m.item_buy(),
  hire: () => m.item_hire(),
  contract: () => m.item_contract(),
  spot: () => 'Spot',
}
