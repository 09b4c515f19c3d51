import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useIsScripted } from '../../components/script/use-is-scripted.ts'
import {
  type ContactField,
  type ContactLimits,
  type ContactResult,
  contactFields,
  type FieldFaults,
} from '../../lib/contact/contact.ts'
import { fieldFault } from '../../lib/contact/field-fault.ts'

/** What the alert holds: nothing while there is no answer to the last press of the button. */
type Outcome = 'none' | ContactResult['status']

/**
 * The contact form's behaviour in the browser. Without it the form is an ordinary one; with it nothing that was
 * typed leaves the page until the message has arrived.
 */
export function useContactForm(limits: ContactLimits, firstResult: ContactResult | undefined) {
  const fetcher = useFetcher<ContactResult>()
  const ref = useRef<HTMLFormElement>(null)
  const alertRef = useRef<HTMLParagraphElement>(null)
  const [outcome, setOutcome] = useState<Outcome>(firstResult?.status ?? 'none')
  const [faults, setFaults] = useState<FieldFaults>(faultsIn(firstResult))
  // Until the page's own check runs, the browser's stands.
  const isScripted = useIsScripted()
  const answer = fetcher.data

  useEffect(() => {
    if (!answer) return
    const refused = faultsIn(answer)
    setOutcome(answer.status)
    setFaults(refused)
    if (answer.status === 'sent') clear(ref.current)
    focusFirst(ref.current, refused)
  }, [answer])

  useEffect(() => {
    const isAnswered = answer !== undefined && outcome !== 'none'
    if (isAnswered && Object.keys(faultsIn(answer)).length === 0) alertRef.current?.focus()
  }, [answer, outcome])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const found = check(event.currentTarget, limits)
    setOutcome('none')
    setFaults(found)
    if (focusFirst(event.currentTarget, found)) event.preventDefault()
  }

  function onInput({ target }: FormEvent) {
    const field = isControl(target) && contactFields.find((name) => name === target.name)
    if (field && faults[field]) setFaults({ ...faults, [field]: undefined })
  }

  const isSending = fetcher.state !== 'idle'
  return {
    Form: fetcher.Form,
    ref,
    alertRef,
    outcome,
    faults,
    isSending,
    isScripted,
    onSubmit,
    onInput,
  }
}

function faultsIn(result: ContactResult | undefined): FieldFaults {
  return result?.status === 'failed' ? result.faults : {}
}

function isControl(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function controlOf(form: HTMLFormElement | null, field: ContactField) {
  const control = form?.elements.namedItem(field)
  return isControl(control) ? control : null
}

function check(form: HTMLFormElement, limits: ContactLimits): FieldFaults {
  const faults: FieldFaults = {}
  for (const field of contactFields) {
    const control = controlOf(form, field)
    const fault =
      control &&
      fieldFault({
        value: control.value,
        isRequired: control.required,
        isMalformed: control.validity.typeMismatch,
        limit: limits[field],
      })
    if (fault) faults[field] = fault
  }
  return faults
}

/** Not `reset()`, which would bring back what an earlier answer without script had written into the page. */
function clear(form: HTMLFormElement | null): void {
  for (const field of contactFields) {
    const control = controlOf(form, field)
    if (control) control.value = ''
  }
}

function focusFirst(form: HTMLFormElement | null, faults: FieldFaults): boolean {
  const field = contactFields.find((name) => faults[name])
  if (!field) return false
  controlOf(form, field)?.focus()
  return true
}
