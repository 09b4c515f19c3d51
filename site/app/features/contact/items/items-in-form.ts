import { maxItems } from '@niaga/contract/enquiry-terms'
import { controlName, getFields, type Item, isItemKind } from './item.ts'

/** Returns the items of a form, in its order; values that are not text count as empty. */
export function itemsInForm(form: FormData): Item[] {
  const items: Item[] = []
  for (let index = 0; index < maxItems; index += 1) {
    const kind = form.get(controlName(index, 'kind'))
    if (!isItemKind(kind)) continue
    const item: Item = { kind }
    for (const field of getFields(kind)) {
      const value = form.get(controlName(index, field))
      if (typeof value === 'string' && value !== '') item[field] = value.replace(/[\r\n]+/g, ' ')
    }
    items.push(item)
  }
  return items
}
