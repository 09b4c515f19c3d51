'use client'

import { useAllFormFields, useFormProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Longer than a service under load takes to respond with the fields of a row. */
const waitMs = 3_000

/** After that, an unreachable service receives no request until the next change. */
const maxAttempts = 5

/** A value outside all fields, which is not saved: Payload only sends a form whose state has changed. */
const requestPath = 'lostChanges'

/** Payload's form waits this long before it sends a change, plus the time of a rendering. */
const pauseMs = 400

/**
 * Requests the form's state again where Payload loses a change made within 250 ms before the response to an earlier one
 * (`prevStateRef` in its `fieldReducer`): a row would wait for its fields for ever, and a choice would not show the fields
 * that it asks for.
 */
export function LostChanges() {
  const [fields, dispatchFields] = useAllFormFields()
  const isProcessing = useFormProcessing()
  const attempts = useRef(0)
  const requests = useRef(0)
  const earlier = useRef({ fields, changedAt: Number.NEGATIVE_INFINITY })
  const isWaiting = !isProcessing && hasLoadingRow(fields)

  const requestAgain = useEffectEvent(() => {
    requests.current += 1
    const request = { value: requests.current, disableFormData: true }
    dispatchFields({ type: 'UPDATE_MANY', formState: { [requestPath]: request } })
  })

  useEffect(() => {
    const before = earlier.current
    const isChange = !isSameInput(before.fields, fields)
    const changedAt = isChange ? performance.now() : before.changedAt
    const isLost =
      isResponse(before.fields, fields) && !isChange && performance.now() - changedAt < pauseMs
    // Once for a change.
    earlier.current = { fields, changedAt: isLost ? Number.NEGATIVE_INFINITY : changedAt }
    if (isLost) requestAgain()
  }, [fields])

  // Every change of the fields restarts the wait.
  useEffect(() => {
    if (!isWaiting) attempts.current = 0
    if (!isWaiting || attempts.current === maxAttempts) return
    const timer = setTimeout(() => {
      attempts.current += 1
      requestAgain()
    }, waitMs)
    return () => clearTimeout(timer)
  }, [isWaiting, fields])

  return null
}

function hasLoadingRow(fields: FormState): boolean {
  return Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading))
}

function isSameInput(before: FormState, after: FormState): boolean {
  return Object.entries(after).every(
    ([path, { value, rows }]) =>
      path === requestPath ||
      !before[path] ||
      (before[path].value === value && before[path].rows?.length === rows?.length),
  )
}

/** A response renews every field, a rule or a fold but few. */
function isResponse(before: FormState, after: FormState): boolean {
  const paths = Object.keys(after)
  return paths.filter((path) => before[path] !== after[path]).length > paths.length / 2
}
