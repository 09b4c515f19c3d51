'use client'

import {
  ConfirmationModal,
  PopupList,
  toast,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { callService } from '../../platform/admin-kit/call-service.ts'
import { documentPath } from '../../platform/admin-kit/load-version.ts'

/**
 * Payload's button, except that it keeps unsaved input, is rejected if somebody else has saved, and is only for accounts
 * that may delete the document: nobody may delete a global.
 */
export function UnpublishButton() {
  const { t } = useTranslation()
  const { toggleModal } = useModal()
  const { dispatchFields, getField } = useForm()
  const info = useDocumentInfo()
  const modalSlug = `unpublish-${info.id}`

  async function unpublish() {
    const { body, fault } = await callService<{ doc: { updatedAt: string } }>(documentPath(info), {
      method: 'PATCH',
      body: { _status: 'draft', updatedAt: getField('updatedAt')?.value },
    })
    if (fault) {
      toast.error(fault.message ?? t('error:unPublishingDocument'))
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: Object(fault.data).errors ?? [] })
      return
    }
    const { updatedAt } = body.doc
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
