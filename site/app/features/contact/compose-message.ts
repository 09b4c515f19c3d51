import { localeRegistry } from '../../i18n/locale-registry.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { attachmentText } from './attachments/attachments.ts'
import type { ContactValues } from './contact.ts'
import { getFields, type Item, isBlank } from './items/item.ts'
import { fieldName, valueText } from './items/item-words.ts'

/**
 * Returns the whole request as text, in the page's language: the typed message, the items, then the sender. A host without
 * support for items still gets all of them.
 */
export function composeMessage(values: ContactValues): string {
  const items = values.items.filter((item) => !isBlank(item))
  const opening = values.message.trim() || getOpening(items)
  const company = [values.company, values.country].map((text) => text.trim()).filter(Boolean)
  return [
    opening,
    ...itemParts(items, opening),
    attachmentsPart(values.attachments),
    company.length > 0 ? `${m.contact_company()}: ${company.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function attachmentsPart(attachments: ContactValues['attachments']): string {
  const { dateLocale } = localeRegistry[getLocale()]
  const files = attachments.map((attachment) => attachmentText(attachment, dateLocale))
  return files.length > 0 ? `${m.contact_attachments()}: ${files.join(', ')}` : ''
}

/** Returns the first sentence of a message, `''` without items. */
export function getOpening(items: readonly Pick<Item, 'product'>[]): string {
  const products = items.flatMap(({ product }) => product?.trim() || [])
  return products.length > 0 ? m.contact_enquiry({ product: products.join('; ') }) : ''
}

/** Returns each item with its details, unless the text above contains all of them. */
function itemParts(items: readonly Item[], opening: string): string[] {
  const lines = items.map((item, index) => [
    `${index + 1}. ${item.product?.trim() ?? ''}`,
    ...detailLines(item, getFields(item.kind)),
  ])
  const isSaid = items.every((item) => opening.includes(item.product?.trim() ?? ''))
  if (isSaid && lines.every(({ length }) => length === 1)) return []
  return lines.map((item) => item.join('\n'))
}

/** Returns a line for each filled field of an item, except its product. */
export function detailLines(item: Item, fields: ReturnType<typeof getFields>): string[] {
  return fields.flatMap((field) => {
    const text = field === 'product' ? '' : valueText(item, field)
    return text === '' ? [] : [`${fieldName(field, item.kind)}: ${text}`]
  })
}
