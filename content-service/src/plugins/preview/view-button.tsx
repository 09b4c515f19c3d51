'use client'

import { useDocumentInfo, useLivePreviewContext, useTranslation } from '@payloadcms/ui'

const texts = { id: 'Lihat di situs', en: 'View on the site' }

/** Links to the public page of a published document. */
export function ViewButton() {
  const { previewURL } = useLivePreviewContext()
  const { hasPublishedDoc } = useDocumentInfo()
  const { i18n } = useTranslation()
  if (!previewURL || !hasPublishedDoc) return null
  return (
    <a className="view-on-site" href={previewURL} target="_blank" rel="noreferrer">
      {texts[i18n.language === 'en' ? 'en' : 'id']}
    </a>
  )
}
