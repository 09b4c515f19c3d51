'use client'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { UnfilledRows } from './unfilled-rows.tsx'

/** Part of every form of the admin, so that no input is lost. */
export function FormGuard() {
  useTypingAfterRejection()
  return (
    <>
      <LanguageSwitch />
      <ConflictDialog />
      <UnfilledRows />
    </>
  )
}

/**
 * Longer than the 250 ms after which Payload checks a form for changes: in a modified form it would then request the
 * form's state, and the response would remove the validation errors from the fields.
 */
const afterComparisonMs = 500

/** Payload treats a form as unmodified even if the save was rejected. */
function useTypingAfterRejection(): void {
  const { setModified } = useForm()
  const isSubmitted = useFormSubmitted()
  const isProcessing = useFormProcessing()
  useEffect(() => {
    if (!isSubmitted || isProcessing) return
    const timer = setTimeout(() => setModified(true), afterComparisonMs)
    return () => clearTimeout(timer)
  }, [isSubmitted, isProcessing, setModified])
}
