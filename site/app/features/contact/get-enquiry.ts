import type { Enquiry, EnquiryItem } from '@niaga/contract/enquiry'
import { incoterms } from '@niaga/contract/enquiry-terms'
import { type Locale, toBaseLocale } from '@niaga/contract/locale'
import { detailLines } from './compose-message.ts'
import type { ContactValues } from './contact.ts'
import { type Item, isBlank, itemFields } from './items/item.ts'
import { withFigures } from './items/item-words.ts'

/** Returns the message as the contract's data. Fields that the contract lacks become lines of its details. */
export function getEnquiry({ company, country, items }: ContactValues, language: Locale): Enquiry {
  return {
    company: company.trim() || undefined,
    country: country.trim() || undefined,
    // Every host supports the base languages.
    language: toBaseLocale(language),
    items: items.filter((item) => !isBlank(item)).map(enquiryItem),
  }
}

function enquiryItem(item: Item): EnquiryItem {
  const { kind, product = '', quantity, port, delivery } = item
  const others =
    kind === 'machine' ? (['offer', ...itemFields.machine.more] as const) : itemFields[kind].more
  return {
    kind,
    product: product.trim(),
    quantity: withFigures(quantity?.trim() ?? '', 'quantity', (figure) => figure) || undefined,
    incoterm: incoterms.find((term) => term === item.incoterm),
    port: port?.trim() || undefined,
    delivery: delivery?.trim() || undefined,
    details: detailLines(item, others).join('\n') || undefined,
  }
}
