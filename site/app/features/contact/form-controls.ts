import {
  type ContactField,
  type ContactValues,
  contactFields,
  type FieldFaults,
} from './contact.ts'

export function isControl(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

export function controlOf(form: HTMLFormElement | null, field: ContactField) {
  const control = form?.elements.namedItem(field)
  return isControl(control) ? control : null
}

export function valuesOf(form: HTMLFormElement | null): ContactValues {
  const value = (field: ContactField) => controlOf(form, field)?.value ?? ''
  return {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    message: value('message'),
  }
}

/** Only fills empty fields: the visitor may have typed before hydration, or the browser may have restored the form. */
export function restore(form: HTMLFormElement | null, draft: ContactValues): void {
  for (const field of contactFields) {
    if (!isTouched(controlOf(form, field))) setControl(form, field, draft[field])
  }
}

export function isUntouched(form: HTMLFormElement | null): boolean {
  return contactFields.every((field) => !isTouched(controlOf(form, field)))
}

function isTouched(control: ReturnType<typeof controlOf>): boolean {
  return control !== null && control.value !== control.defaultValue
}

export function setControl(form: HTMLFormElement | null, name: string, value: string): void {
  const control = form?.elements.namedItem(name)
  if (isControl(control)) control.value = value
}

/** Not `reset()`, which would restore values that an earlier response without script has put into the page. */
export function clear(form: HTMLFormElement | null): void {
  for (const field of contactFields) setControl(form, field, '')
}

export function focusFirst(form: HTMLFormElement | null, faults: FieldFaults): boolean {
  const field = contactFields.find((name) => faults[name])
  if (!field) return false
  controlOf(form, field)?.focus()
  return true
}
