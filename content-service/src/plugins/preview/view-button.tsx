'use client'

import { useDocumentInfo, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { shownFrom } from '../publishing/schedule/shown-from.ts'

/** Links to the public page of a published document, unless its date is in the future. */
export function ViewButton() {
  const { previewURL } = useLivePreviewContext()
  const { data, hasPublishedDoc } = useDocumentInfo()
  const { i18n } = useTranslation()
  if (!previewURL || !hasPublishedDoc || shownFrom(data ?? {}, Date.now())) return null
  return (
    <a className="view-on-site" href={previewURL} target="_blank" rel="noreferrer">
      {adminTexts(i18n).preview.view}
    </a>
  )
}
