import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useIsScripted } from '../../ui/use-is-scripted.ts'
import {
  type ContactLimits,
  type ContactResult,
  type ContactValues,
  contactFields,
  type FieldFaults,
  scriptFields,
} from './contact.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { fieldFault } from './field-fault.ts'
import {
  clear,
  controlOf,
  focusFirst,
  isControl,
  isUntouched,
  restore,
  setControl,
  valuesOf,
} from './form-controls.ts'

/** What the alert holds: nothing until there is a response to the last press of the button. */
type Outcome = 'none' | ContactResult['status']

/**
 * The contact form's behaviour in the browser. Without it the form is an ordinary one; with it nothing that was
 * typed leaves the page until the message has arrived.
 */
export function useContactForm(
  limits: ContactLimits,
  product: string,
  firstResult: ContactResult | undefined,
) {
  const fetcher = useFetcher<ContactResult>()
  const ref = useRef<HTMLFormElement>(null)
  const alertRef = useRef<HTMLParagraphElement>(null)
  const [outcome, setOutcome] = useState<Outcome>(firstResult?.status ?? 'none')
  /** What was typed, once it could not be sent: the other ways carry it. */
  const [typed, setTyped] = useState(valuesIn(firstResult))
  /** When the form was there to be filled in; `null` where it came back filled in. */
  const openedAt = useRef<number>(null)
  const [faults, setFaults] = useState<FieldFaults>(faultsIn(firstResult))
  // Until the page's own validation runs, the browser's applies.
  const isScripted = useIsScripted()
  const response = fetcher.data

  useEffect(() => {
    if (firstResult?.status === 'sent') dropDraft(product)
    if (firstResult) return
    const draft = readDraft(product)
    if (draft) restore(ref.current, draft)
    else if (isUntouched(ref.current)) openedAt.current = performance.now()
  }, [product, firstResult])

  useEffect(() => {
    if (!response) return
    const rejected = faultsIn(response)
    setOutcome(response.status)
    setFaults(rejected)
    setTyped(valuesOf(ref.current))
    if (response.status === 'sent') {
      clear(ref.current)
      dropDraft(product)
      openedAt.current = null
    }
    focusFirst(ref.current, rejected)
  }, [response, product])

  useEffect(() => {
    const hasResponse = response !== undefined && outcome !== 'none'
    if (hasResponse && Object.keys(faultsIn(response)).length === 0) alertRef.current?.focus()
  }, [response, outcome])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const found = check(event.currentTarget, limits)
    setOutcome('none')
    setFaults(found)
    if (focusFirst(event.currentTarget, found)) event.preventDefault()
    if (openedAt.current === null) return
    const filledMs = Math.round(performance.now() - openedAt.current)
    setControl(event.currentTarget, scriptFields.filledMs, String(filledMs))
  }

  function onInput({ target }: FormEvent) {
    const values = valuesOf(ref.current)
    keepDraft(product, values)
    if (typed) setTyped(values)
    const field = isControl(target) && contactFields.find((name) => name === target.name)
    if (field && faults[field]) setFaults({ ...faults, [field]: undefined })
  }

  const isSending = fetcher.state !== 'idle'
  return {
    Form: fetcher.Form,
    response,
    ref,
    alertRef,
    outcome,
    typed,
    retryAfterS: retryAfterOf(response ?? firstResult),
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

function retryAfterOf(result: ContactResult | undefined): number | undefined {
  return result?.status === 'failed' ? result.retryAfterS : undefined
}

function valuesIn(result: ContactResult | undefined): ContactValues | null {
  return result === undefined || result.status === 'sent' ? null : result.values
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
