'use client'

import {
  Button,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../platform/admin/dialog.tsx'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { UnfilledRows } from './unfilled-rows.tsx'

/** Prevents the loss of input in every form of the admin. */
export function FormGuard() {
  useTypingAfterRejection()
  useSavingAfterOutage()
  return (
    <>
      <LanguageSwitch />
      <HistoryDialog />
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

/** Asks for confirmation before the browser's Back or Forward discards changes. Payload does so only for links. */
function HistoryDialog() {
  const isModified = useFormModified()
  const { t } = useTranslation()
  const [destination, setDestination] = useState<string | null>(null)
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isModified || !('navigation' in window)) return
    function confirmFirst(event: NavigateEvent) {
      if (event.navigationType !== 'traverse' || !event.cancelable || isLeaving.current) return
      event.preventDefault()
      setDestination(event.destination.key)
    }
    window.navigation.addEventListener('navigate', confirmFirst)
    return () => window.navigation.removeEventListener('navigate', confirmFirst)
  }, [isModified])

  function leave(key: string) {
    isLeaving.current = true
    window.navigation.traverseTo(key)
  }

  if (destination === null) return null
  return (
    <Dialog heading={t('general:leaveWithoutSaving')} onClose={() => setDestination(null)}>
      <p>{t('general:changesNotSaved')}</p>
      <div className="form-dialog__actions">
        <Button buttonStyle="secondary" onClick={() => setDestination(null)}>
          {t('general:stayOnThisPage')}
        </Button>
        <Button onClick={() => leave(destination)}>{t('general:leaveAnyway')}</Button>
      </div>
    </Dialog>
  )
}
