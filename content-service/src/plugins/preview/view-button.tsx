'use client'

import { useDocumentInfo, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'

/** Links to the public page of a published document. */
export function ViewButton() {
  const { previewURL } = useLivePreviewContext()
  const { hasPublishedDoc } = useDocumentInfo()
  const { i18n } = useTranslation()
  if (!previewURL || !hasPublishedDoc) return null
  return (
    <a className="view-on-site" href={previewURL} target="_blank" rel="noreferrer">
      {adminTexts(i18n).preview.view}
    </a>
  )
}
