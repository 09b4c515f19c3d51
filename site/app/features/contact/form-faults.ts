import { asciiDomain, emailPattern } from '@niaga/contract/email-address'
import { formTexts, type TextRule, textRules } from '@niaga/contract/enquiry-terms'
import { removeControlCharacters } from '@niaga/contract/plain-text'
import { composeMessage } from './compose-message.ts'
import type { ContactValues, FieldFault, FieldFaults } from './contact.ts'
import {
  controlName,
  getFields,
  type Item,
  type ItemField,
  isBlank,
  itemChoices,
  itemRule,
} from './items/item.ts'
import { isQuantity } from './items/item-words.ts'

/**
 * Returns why a form cannot be sent, by the names of its controls; in the browser and on the server.
 *
 * @param askedEmail the address that the visitor was already asked to confirm
 */
export function formFaults(values: ContactValues, askedEmail: unknown): FieldFaults {
  const faults: FieldFaults = {}
  const check = (name: string, fault: FieldFault | null) => {
    if (fault) faults[name] ??= fault
  }
  const requested = [...values.items.entries()].filter(([, item]) => !isBlank(item))
  for (const [index, item] of requested) {
    for (const field of getFields(item.kind)) {
      check(controlName(index, field), itemFault(item, field))
    }
  }
  for (const field of formTexts) {
    const { limit } = textRules[field]
    // The items are a message of their own.
    const isOptional = field === 'message' && requested.length > 0
    check(field, textFault(values[field], isOptional ? { limit } : textRules[field]))
  }
  check('email', emailFault(values.email, askedEmail))
  const whole = textFault(composeMessage(values), textRules.message)
  if (whole === 'too_long') check('message', 'request_too_long')
  return faults
}

function itemFault(item: Item, field: ItemField): FieldFault | null {
  const value = item[field]?.trim() ?? ''
  const tooLong = textFault(value, itemRule(field))
  if (tooLong || value === '') return tooLong
  if (field === 'quantity' && item.kind !== 'machine' && !isQuantity(value)) return 'quantity'
  return (itemChoices[field]?.includes(value) ?? true) ? null : 'invalid'
}

function textFault(text: string, { isRequired, limit }: TextRule): FieldFault | null {
  const { length } = removeControlCharacters(text).trim()
  if (isRequired && length === 0) return 'missing'
  return length > limit ? 'too_long' : null
}

/** An address that HTML accepts may lack the end of its domain, as in `kim@kepco`. */
function emailFault(email: string, askedEmail: unknown): FieldFault | null {
  const address = removeControlCharacters(email).trim()
  if (!emailPattern.test(asciiDomain(address))) return 'format'
  return /\.[^.@]{2,}$/.test(address) || email === askedEmail ? null : 'cut_short'
}
