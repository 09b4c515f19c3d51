'use client'

import {
  ConfirmationModal,
  type DocumentInfoContext,
  PopupList,
  toast,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { callService } from '../../platform/admin-kit/call-service.ts'
import { documentPath } from '../../platform/admin-kit/load-version.ts'

type Permissions = Pick<DocumentInfoContext, 'docPermissions' | 'hasPublishPermission'>

/** Checks that the account may delete the document too: nobody may delete a global, a sheet or a fixed page. */
export function mayUnpublish({ docPermissions, hasPublishPermission }: Permissions): boolean {
  const mayDelete = docPermissions && 'delete' in docPermissions && docPermissions.delete
  return Boolean(hasPublishPermission && mayDelete)
}

/** Payload's button, except that it keeps unsaved input, and is rejected if somebody else has saved. */
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

  if (!info.hasPublishedDoc || !mayUnpublish(info)) return null
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
