'use client'

import {
  useAllFormFields,
  useDocumentInfo,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { hasLoadingRow, isReceived } from './is-received.ts'
import { type ReceivedForm, useReceivedForm } from './received-forms.tsx'

/** Longer than the 250 ms after which Payload sends a change. */
const quietMs = 1_000

/** A service that cannot be reached is left alone until the next change. */
const maxAttempts = 5

/** A value of no field, which is not saved: Payload only sends a form whose state has changed. */
const attemptPath = 'resendLostChange'

/**
 * Sends a change that Payload has lost: it forgets one that is made within 250 ms before the response to an earlier one
 * (`prevStateRef` in its `fieldReducer`). An added row would wait for its fields for ever, and a field that depends on
 * another would not appear.
 */
export function ResendLostChange() {
  const [fields, dispatchFields] = useAllFormFields()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const receive = useReceivedForm()
  const received = useRef<ReceivedForm>({ pending: 0 })
  const attempts = useRef(0)

  useEffect(() => {
    const { form, stop } = receive({ id, collectionSlug, globalSlug })
    received.current = form
    return stop
  }, [receive, id, collectionSlug, globalSlug])

  /** @returns whether nothing is left to do until the next change */
  const resendIfLost = useEffectEvent((): boolean => {
    const { state, pending } = received.current
    if (pending > 0 || isProcessing) return false
    if (state ? isReceived(state, fields) : !hasLoadingRow(fields)) {
      attempts.current = 0
      return true
    }
    // The response would remove the errors of a rejected save, as the one to an added row does anyway.
    if (isSubmitted && !hasLoadingRow(fields)) return true
    if (attempts.current === maxAttempts) return true
    attempts.current += 1
    const attempt = { value: attempts.current, disableFormData: true }
    dispatchFields({ type: 'UPDATE_MANY', formState: { [attemptPath]: attempt } })
    return true
  })

  // Every change of the fields begins the wait again.
  useEffect(() => {
    if (!isModified) return
    const timer = setInterval(() => {
      if (resendIfLost()) clearInterval(timer)
    }, quietMs)
    return () => clearInterval(timer)
  }, [fields, isModified])

  return null
}
