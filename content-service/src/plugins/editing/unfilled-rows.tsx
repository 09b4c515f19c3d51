'use client'

import { useAllFormFields, useFormProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Longer than a service under load takes to respond with the fields of a row. */
const waitMs = 3_000

/** After that, an unreachable service receives no request until the next change. */
const maxAttempts = 5

/** A value outside all fields, which is not saved: Payload only sends a form whose state has changed. */
const attemptPath = 'unfilledRows'

/**
 * Requests the fields of an added row again if they do not arrive: Payload loses a change made within 250 ms before the
 * response to an earlier one (`prevStateRef` in its `fieldReducer`), and the row would wait for ever.
 */
export function UnfilledRows() {
  const [fields, dispatchFields] = useAllFormFields()
  const isProcessing = useFormProcessing()
  const attempts = useRef(0)
  const isWaiting = !isProcessing && hasLoadingRow(fields)

  const requestAgain = useEffectEvent(() => {
    attempts.current += 1
    const attempt = { value: attempts.current, disableFormData: true }
    dispatchFields({ type: 'UPDATE_MANY', formState: { [attemptPath]: attempt } })
  })

  // Every change of the fields restarts the wait.
  useEffect(() => {
    if (!isWaiting) attempts.current = 0
    if (!isWaiting || attempts.current === maxAttempts) return
    const timer = setTimeout(requestAgain, waitMs)
    return () => clearTimeout(timer)
  }, [isWaiting, fields])

  return null
}

function hasLoadingRow(fields: FormState): boolean {
  return Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading))
}
