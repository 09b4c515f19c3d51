'use client'

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
  useLivePreviewContext,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LostChanges } from './lost-changes.tsx'
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
      <LostChanges />
    </>
  )
}

/**
 * Longer than the 250 ms after which Payload checks a form for changes: in a modified form it would then request the
 * form's state, and the response would remove the validation errors from the fields.
 */
const afterComparisonMs = 500

/** An invalid field; Payload marks that of a file by its message alone. */
const openFaults = '.field-type.error, .file-field:has(> .field-error)'

/** A closed part of a form with its number of errors. */
const closedFaults =
  ':is(.tabs-field__tab-button:not(.tabs-field__tab-button--active), .collapsible--collapsed) .error-pill'

/**
 * Keeps a form modified after a rejected save, which Payload treats as unmodified, and shows its first invalid field. The
 * preview saves while somebody types, and does not move the form.
 */
function useTypingAfterRejection(): void {
  const { isLivePreviewing } = useLivePreviewContext()
  const { setModified } = useForm()
  const isSubmitted = useFormSubmitted()
  const isProcessing = useFormProcessing()
  useEffect(() => {
    if (!isSubmitted || isProcessing) return
    const timer = setTimeout(() => {
      setModified(true)
      if (!isLivePreviewing) showFirstFault()
    }, afterComparisonMs)
    return () => clearTimeout(timer)
  }, [isSubmitted, isProcessing, setModified])
}

function showFirstFault(): void {
  const [fault] = [openFaults, closedFaults].flatMap((selector) =>
    [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility()),
  )
  fault?.closest<HTMLElement>('.tabs-field__tab-button')?.click()
  fault?.scrollIntoView({ block: 'center' })
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
