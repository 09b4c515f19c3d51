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

/** The content of the alert, empty until there is a result of the last attempt. */
type Outcome = 'none' | ContactResult['status']

/**
 * The behaviour of the contact form in the browser. Without it the form works as plain HTML; with it the page keeps
 * what was typed until the message has been sent.
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
  /** What was typed, after a failure: the other ways are filled in with it. */
  const [typed, setTyped] = useState(valuesIn(firstResult))
  /** When the form was shown; `null` if it came back filled in. */
  const openedAt = useRef<number>(null)
  const [faults, setFaults] = useState<FieldFaults>(faultsIn(firstResult))
  // Until hydration the browser's own validation applies.
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
