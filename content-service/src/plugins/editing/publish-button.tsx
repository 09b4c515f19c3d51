'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  FormSubmit,
  PopupList,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'

/** Payload's button without its schedule, which defaults to unpublishing and does not support the keyboard. */
export function PublishButton() {
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
  const locale = useLocale()
  const { submit } = useForm()
  const isModified = useFormModified()
  const info = useDocumentInfo()
  const { id, collectionSlug, globalSlug, hasPublishedDoc, unpublishedVersionCount } = info
  const hasChanges = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc

  async function publish(query: Record<string, string> = {}) {
    const document = `/${collectionSlug}${id === undefined ? '' : `/${id}`}`
    const path = globalSlug ? `/globals/${globalSlug}` : document
    const action = `${config.routes.api}${path}?${new URLSearchParams({ depth: '0', locale: locale.code, ...query })}`
    const published = await submit({ action, overrides: { _status: 'published' } })
    if (!published) return
    info.setUnpublishedVersionCount(0)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(true)
  }

  if (!info.hasPublishPermission) return null
  const localeLabel = getTranslation(locale.label, i18n)
  return (
    <FormSubmit
      buttonId="action-save"
      type="button"
      size="medium"
      disabled={!hasChanges || info.uploadStatus === 'uploading'}
      onClick={() => publish()}
      SubMenuPopupContent={() => (
        <PopupList.ButtonGroup>
          <PopupList.Button
            id="publish-locale"
            onClick={() => publish({ publishSpecificLocale: locale.code })}
          >
            {t('version:publishIn', { locale: localeLabel })}
          </PopupList.Button>
        </PopupList.ButtonGroup>
      )}
    >
      {t('version:publishChanges')}
    </FormSubmit>
  )
}
