import { enquiryLimits } from '@niaga/contract/enquiry-terms'
import type { FieldFault, FieldFaults } from '../contact.ts'
import {
  controlName,
  getFields,
  type Item,
  type ItemField,
  isBlank,
  isItemKind,
  itemChoices,
  itemLimit,
} from './item.ts'

/** Returns the items of a form, in its order; values that are not text count as empty. */
export function itemsInForm(form: FormData): Item[] {
  const items: Item[] = []
  for (let index = 0; index < enquiryLimits.items; index += 1) {
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

/** Returns why items cannot be sent, by the names of their fields. */
export function itemFaults(items: readonly Item[]): FieldFaults {
  const faults: FieldFaults = {}
  for (const [index, item] of items.entries()) {
    if (isBlank(item)) continue
    for (const field of getFields(item.kind)) {
      const value = item[field]?.trim() ?? ''
      const fault = getFault(value, field)
      if (fault) faults[controlName(index, field)] = fault
    }
  }
  return faults
}

function getFault(value: string, field: ItemField): FieldFault | null {
  if (field === 'product' && value === '') return 'missing'
  if (value.length > itemLimit(field)) return 'too_long'
  const choices = itemChoices[field]
  return choices && value !== '' && !choices.includes(value) ? 'invalid' : null
}
