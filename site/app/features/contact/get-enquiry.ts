import type { enquiryItemSchema } from '@niaga/contract/enquiry'
import { incoterms } from '@niaga/contract/enquiry-terms'
import { type Locale, toBaseLocale } from '@niaga/contract/locale'
import type { z } from 'zod'
import { detailLines } from './compose-message.ts'
import type { ContactValues } from './contact.ts'
import { type Item, isBlank, itemFields } from './items/item.ts'
import { withFigures } from './items/item-words.ts'

/** Returns the form for the contract's schema. Fields that the contract lacks become lines of an item's details. */
export function getEnquiry(values: ContactValues, language: Locale) {
  return {
    ...values,
    // Every host supports the base languages.
    language: toBaseLocale(language),
    items: values.items.filter((item) => !isBlank(item)).map(enquiryItem),
  }
}

function enquiryItem(item: Item): z.input<typeof enquiryItemSchema> {
  const { kind, product = '', quantity, port, delivery } = item
  const others =
    kind === 'machine' ? (['offer', ...itemFields.machine.more] as const) : itemFields[kind].more
  return {
    kind,
    ...{ product, port, delivery },
    quantity: withTonnes(
      withFigures(quantity ?? '', 'quantity', (figure) => figure),
      kind,
    ),
    incoterm: incoterms.find((term) => term === item.incoterm),
    details: detailLines(item, others).join('\n'),
  }
}

/** A bare figure is in the field's unit, which the desk does not see. */
function withTonnes(quantity: string, kind: Item['kind']): string {
  return kind !== 'machine' && /^[\d.\s]+$/.test(quantity) ? `${quantity.trim()} t` : quantity
}
