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
  const { getData, setBackgroundProcessing, submit } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const { id, collectionSlug, globalSlug, setUnpublishedVersionCount } = useDocumentInfo()
  const attempted = useRef('')
  const isWaiting = isLivePreviewing && isModified && !isProcessing

  const saveDraft = useEffectEvent(async () => {
    // What was rejected is only sent again once something else is typed.
    const typed = JSON.stringify({ ...getData(), updatedAt: null })
    if (typed === attempted.current) return
    attempted.current = typed
    const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`
    const query = new URLSearchParams({
      depth: '0',
      draft: 'true',
      preview: 'true',
      'fallback-locale': 'null',
      locale,
    })
    // The button that publishes waits: both saves would have the same stamp.
    setBackgroundProcessing(true)
    try {
      const saved = await submit({
        // What is typed meanwhile stays.
        acceptValues: { overrideLocalChanges: false },
        action: `${config.routes.api}${path}?${query}`,
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method: globalSlug ? 'POST' : 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
      // Without it the form says that it is published, and the button that publishes stays disabled.
      if (saved?.res.ok) setUnpublishedVersionCount((count) => count + 1)
    } finally {
      setBackgroundProcessing(false)
    }
  })

  // Each key begins the pause again.
  useEffect(() => {
    if (!isWaiting || !fields) return
    const timer = setTimeout(() => void saveDraft(), pauseMs)
    return () => clearTimeout(timer)
  }, [isWaiting, fields])

  return null
}
