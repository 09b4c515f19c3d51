'use client'

import {
  ConfirmationModal,
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui'

/**
 * Payload's button, except that it keeps unsaved input, is rejected if somebody else has saved, and is only for accounts
 * that may delete the document: nobody may delete a global.
 */
export function UnpublishButton() {
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
  const { toggleModal } = useModal()
  const { dispatchFields, getField } = useForm()
  const info = useDocumentInfo()
  const { id, collectionSlug } = info
  const modalSlug = `unpublish-${id}`

  async function unpublish() {
    const response = await fetch(`${config.routes.api}/${collectionSlug}/${id}?depth=0`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify({ _status: 'draft', updatedAt: getField('updatedAt')?.value }),
    }).catch(() => null)
    const { doc, errors = [] } = response ? await response.json() : {}
    if (!response?.ok) {
      const [error] = errors
      toast.error(error?.message ?? t('error:unPublishingDocument'))
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: error?.data?.errors ?? [] })
      return
    }
    const { updatedAt } = doc
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: updatedAt, initialValue: updatedAt })
    info.setData({ ...info.data, _status: 'draft', updatedAt })
    info.incrementVersionCount()
    info.setUnpublishedVersionCount(1)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(false)
    toast.success(t('version:unpublishedSuccessfully'))
  }

  const { docPermissions } = info
  const mayDelete = docPermissions && 'delete' in docPermissions && docPermissions.delete
  if (!info.hasPublishPermission || !info.hasPublishedDoc || !mayDelete) return null
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => toggleModal(modalSlug)}>
        {t('version:unpublish')}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={t('version:confirmUnpublish')}
        body={t('version:aboutToUnpublish')}
        confirmingLabel={t('version:unpublishing')}
        onConfirm={unpublish}
      />
    </>
  )
}
