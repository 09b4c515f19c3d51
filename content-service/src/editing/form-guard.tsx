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

/** Payload counts a form as saved even where the save was rejected. */
function useTypingAfterRejection(): void {
  const { setModified } = useForm()
  const isSubmitted = useFormSubmitted()
  const isProcessing = useFormProcessing()
  useEffect(() => {
    if (isSubmitted && !isProcessing) setModified(true)
  }, [isSubmitted, isProcessing, setModified])
}
