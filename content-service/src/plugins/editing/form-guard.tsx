'use client'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LanguageSwitch } from './language-switch.tsx'

/** Stands in every form of the admin, so that nothing typed is lost. */
export function FormGuard() {
  useTypingAfterRejection()
  return (
    <>
      <LanguageSwitch />
      <ConflictDialog />
    </>
  )
}

/**
 * Longer than the 250 ms after which Payload's form compares itself with what it was: where it finds a change in a form that
 * counts as edited, it asks the server, whose response takes the sentences of the rejection off the fields.
 */
const afterComparisonMs = 500

/** Payload counts a form as saved even where the save was rejected. */
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
