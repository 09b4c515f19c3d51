'use client'

import {
  useDocumentInfo,
  useLivePreviewContext,
  useLocale,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'

/** An address expires three to five minutes after it was created. */
const validMs = 2 * 60_000

/** The first pause before the page is requested again, and how often; each pause is longer, for a busy service. */
const pauseMs = 5_000
const maxAttempts = 6

/**
 * Informs the page in the frame as soon as a version is saved; Payload first loads the form's next state. Requests a page
 * again that has not arrived, with a new address: the form may have been open longer than its address is valid.
 *
 * @param origin the only one whose pages may frame the site
 */
export function PreviewFrame({ origin }: { origin: string }) {
  const { appIsReady, iframeRef, isLivePreviewing, setURL, url } = useLivePreviewContext()
  const { id, collectionSlug, globalSlug, data, docPermissions } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { getFormState } = useServerFunctions()
  const receivedAt = useRef(0)
  const [attempt, setAttempt] = useState(0)
  const version = data?.updatedAt
  const isWaiting = isLivePreviewing && !appIsReady
  const { elsewhere } = adminTexts(useTranslation().i18n).preview

  const announce = useEffectEvent(() => {
    if (!isLivePreviewing || !appIsReady || !url) return
    const message = { type: 'payload-document-event', version }
    iframeRef.current?.contentWindow?.postMessage(message, url)
  })

  const requestAgain = useEffectEvent(async () => {
    if (window.location.origin !== origin) {
      const message = fillIn(elsewhere, { address: origin + window.location.pathname })
      iframeRef.current?.setAttribute('srcdoc', `<p style="font-family:sans-serif">${message}</p>`)
      return
    }
    const state = await getFormState({
      ...(globalSlug ? { globalSlug } : { collectionSlug, id }),
      data: data ?? {},
      docPermissions,
      docPreferences: { fields: {} },
      locale,
      operation: 'update',
      renderAllFields: false,
      returnLivePreviewURL: true,
      schemaPath: globalSlug ?? collectionSlug ?? '',
      skipValidation: true,
    }).catch(() => null)
    const address = state && 'livePreviewURL' in state ? state.livePreviewURL : undefined
    if (address && address !== url) setURL(address)
    else if (url && iframeRef.current) iframeRef.current.src = url
  })

  useEffect(() => {
    receivedAt.current = Date.now()
  }, [url])

  useEffect(announce, [version])

  useEffect(() => {
    if (!isWaiting) setAttempt(0)
    if (!isWaiting || attempt === maxAttempts) return
    const isExpired = Date.now() - receivedAt.current > validMs
    const timer = setTimeout(
      () => {
        setAttempt(attempt + 1)
        void requestAgain()
      },
      isExpired ? 0 : pauseMs * (attempt + 1),
    )
    return () => clearTimeout(timer)
  }, [isWaiting, attempt])

  return null
}
