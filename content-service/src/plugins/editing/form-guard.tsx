'use client'

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { UnfilledRows } from './unfilled-rows.tsx'
import { UnsavedInput } from './unsaved-input.tsx'

/** Prevents the loss of input in every form of the admin. */
export function FormGuard() {
  const { collectionSlug } = useDocumentInfo()
  const { admin } = useConfig().config
  useTypingAfterRejection()
  useSavingAfterOutage()
  return (
    <>
      <LanguageSwitch />
      {/* Passwords and codes are typed into the forms of accounts. */}
      {collectionSlug !== admin.user && <UnsavedInput />}
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

/** Keeps a form modified after a rejected save; Payload treats it as unmodified. */
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

/**
 * Enables saving after an outage: Payload waits forever for preferences whose first request failed, and shows the
 * browser's own error text.
 */
function useSavingAfterOutage(): void {
  const { id, globalSlug, getDocPreferences } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { unreachable } = adminTexts(i18n).forms
  const isStored = id !== undefined || globalSlug !== undefined

  useEffect(() => {
    if (isStored) void getDocPreferences()
  }, [isStored, getDocPreferences])

  useEffect(() => {
    const { fetch } = window
    window.fetch = (...request) =>
      fetch(...request).catch((cause) => {
        throw cause instanceof TypeError ? new TypeError(unreachable, { cause }) : cause
      })
    return () => {
      window.fetch = fetch
    }
  }, [unreachable])
}
