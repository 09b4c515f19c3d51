'use client'

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useLivePreviewContext,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/** How long nothing is typed before the draft is saved. */
const pauseMs = 2_000

/**
 * Saves what is typed as a draft while the preview is open, which then shows it. Payload's own autosave would also do so
 * without a preview, and create a document whenever somebody opens an empty form. A save that is rejected because someone else has saved
 * opens the comparison of both versions, like any other.
 */
export function SaveForPreview() {
  const { config } = useConfig()
  const { isLivePreviewing } = useLivePreviewContext()
  const { code: locale } = useLocale()
  const { submit } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const isRejected = fields.updatedAt?.valid === false
  const isWaiting = isLivePreviewing && isModified && !isProcessing && !isRejected

  const saveDraft = useEffectEvent(async () => {
    const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`
    const options = {
      depth: '0',
      draft: 'true',
      preview: 'true',
      'fallback-locale': 'null',
      locale,
    }
    await submit({
      // What is typed while the draft is saved stays.
      acceptValues: { overrideLocalChanges: false },
      action: `${config.routes.api}${path}?${new URLSearchParams(options)}`,
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
  })

  // Each key begins the pause again.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => void saveDraft(), pauseMs)
    return () => clearTimeout(timer)
  }, [isWaiting, fields])

  return null
}
