import { formTexts } from '@niaga/contract/enquiry-terms'
import { newItemId } from '../../ui/calls.ts'
import { getAttachments, type RejectedFile } from './attachments/attachments.ts'
import {
  attachmentsField,
  type ContactField,
  type ContactValues,
  contactTexts,
  type FieldFaults,
} from './contact.ts'
import { controlName } from './items/item.ts'
import { itemsInForm } from './items/items-in-form.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isControl(element: unknown): element is Control {
  return element instanceof Element && element.matches('input, textarea, select')
}

export function getControl(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name)
  return isControl(control) ? control : null
}

export function getValues(form: HTMLFormElement | null): ContactValues {
  return {
    ...contactTexts((field) => getControl(form, field)?.value ?? ''),
    items: form ? itemsInForm(new FormData(form)) : [],
    attachments: getAttachments(filesIn(form)),
  }
}

function filesIn(form: HTMLFormElement | null): File[] {
  const control = getControl(form, attachmentsField)
  return control && 'files' in control ? [...(control.files ?? [])] : []
}

/** Fills only empty fields: the visitor may have typed before hydration, or the browser may have restored the form. */
export function restore(form: HTMLFormElement | null, draft: Record<ContactField, string>): void {
  for (const field of formTexts) {
    if (!isTouched(getControl(form, field))) setControl(form, field, draft[field])
  }
}

export function isUntouched(form: HTMLFormElement | null): boolean {
  return formTexts.every((field) => !isTouched(getControl(form, field)))
}

/** The fields of the sender have no choices. */
function isTouched(control: Control | null): boolean {
  return control !== null && 'defaultValue' in control && control.value !== control.defaultValue
}

export function setControl(form: HTMLFormElement | null, name: string, value: string): void {
  const control = getControl(form, name)
  if (control) control.value = value
}

/** Removes rejected files from the form by their index and keeps the others. */
export function removeFiles(form: HTMLFormElement | null, rejected: readonly RejectedFile[]): void {
  const control = getControl(form, attachmentsField)
  if (!(control instanceof HTMLInputElement)) return
  const accepted = new DataTransfer()
  for (const [index, file] of filesIn(form).entries()) {
    if (!rejected.some((other) => other.index === index)) accepted.items.add(file)
  }
  control.files = accepted.files
}

/** Clears each value; `reset()` would restore values that an earlier response without script put into the page. */
export function clear(form: HTMLFormElement | null): void {
  for (const field of [...formTexts, attachmentsField]) setControl(form, field, '')
}

/** Focuses an item, or after the last item the button that adds another. */
export function focusItem(form: HTMLFormElement | null, index: number): void {
  const product = getControl(form, controlName(index, 'product'))
  const adds = form?.querySelector<HTMLButtonElement>('.item-add button')
  ;(product ?? adds)?.focus()
}

/** Focuses the item that the visitor arrived with, as the address's fragment does without script. */
export function focusNewItem(): void {
  const item = document.getElementById(newItemId)
  item?.scrollIntoView({ behavior: 'instant' })
  item?.focus({ preventScroll: true })
}

/** Focuses the first control with an error, in the form's order, and unfolds its section. */
export function focusFirst(form: HTMLFormElement | null, faults: FieldFaults): boolean {
  const controls = [...(form?.elements ?? [])].filter(isControl)
  const first = controls.find(({ name }) => name in faults)
  if (!first) return false
  first.closest('details')?.setAttribute('open', '')
  first.focus()
  return true
}
