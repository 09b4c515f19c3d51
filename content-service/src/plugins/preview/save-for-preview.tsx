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
import { useEffect, useEffectEvent, useRef } from 'react'

/** The pause in typing after which the draft is saved: shorter than the 250 ms after which Payload checks the form. */
const pauseMs = 200

/**
 * Saves the input as a draft while the preview is open, which then shows it. Payload's own autosave would also save
 * without a preview, and create a document whenever somebody opens an empty form. A save rejected because somebody else
 * has saved opens the comparison of both versions, like any other.
 */
export function SaveForPreview() {
  const { config } = useConfig()
  const { isLivePreviewing } = useLivePreviewContext()
  const { code: locale } = useLocale()
  const { getData, setBackgroundProcessing, submit } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const { id, collectionSlug, globalSlug, setUnpublishedVersionCount } = useDocumentInfo()
  const attempted = useRef('')
  const isWaiting = isLivePreviewing && isModified && !isProcessing

  const saveDraft = useEffectEvent(async () => {
    // A rejected draft is sent again only after a change.
    const form = JSON.stringify({ ...getData(), updatedAt: null })
    if (form === attempted.current) return
    attempted.current = form
    const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`
    const query = new URLSearchParams({
      depth: '0',
      draft: 'true',
      preview: 'true',
      'fallback-locale': 'null',
      locale,
    })
    // The publish button waits: both saves would have the same timestamp.
    setBackgroundProcessing(true)
    try {
      const saved = await submit({
        // Keeps input typed meanwhile.
        acceptValues: { overrideLocalChanges: false },
        action: `${config.routes.api}${path}?${query}`,
        // A draft changes no permissions: its next save need not wait for them.
        context: { getDocPermissions: false },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method: globalSlug ? 'POST' : 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
      // Otherwise the form shows the document as published, and the publish button stays disabled.
      if (saved?.res.ok) setUnpublishedVersionCount((count) => count + 1)
    } finally {
      setBackgroundProcessing(false)
    }
  })

  // Each key restarts the pause.
  useEffect(() => {
    if (!isWaiting || !fields) return
    const timer = setTimeout(() => void saveDraft(), pauseMs)
    return () => clearTimeout(timer)
  }, [isWaiting, fields])

  return null
}
