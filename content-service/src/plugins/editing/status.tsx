'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { callService } from '../../platform/admin-kit/call-service.ts'
import { documentPath, loadDocument, loadVersion } from '../../platform/admin-kit/load-version.ts'

/**
 * Shows Payload's status, but reverting restores the published version in every language. Payload's own action saves the
 * published document with its earlier `updatedAt`, which is rejected as stale, and in one language only.
 */
export function Status() {
  const { t } = useTranslation()
  const { toggleModal } = useModal()
  const { reset } = useForm()
  const locale = useLocale().code
  const info = useDocumentInfo()
  const { id, collectionSlug, globalSlug, hasPublishedDoc, isTrashed, unpublishedVersionCount } =
    info
  const modalSlug = `confirm-revert-${id}`
  const status = hasPublishedDoc ? (unpublishedVersionCount > 0 ? 'changed' : 'published') : 'draft'
  const inBin = hasPublishedDoc ? 'previouslyPublished' : 'previouslyDraft'
  const label = t(`version:${isTrashed ? inBin : status}`)
  const entity = globalSlug ? `globals/${globalSlug}` : collectionSlug

  async function revert() {
    const query = new URLSearchParams({
      'where[version._status][equals]': 'published',
      sort: '-updatedAt',
      limit: '1',
      depth: '0',
      ...(!globalSlug && { 'where[parent][equals]': String(id) }),
    })
    const versions = await loadDocument(`${entity}/versions?${query}`)
    const [published] = Array.isArray(versions?.docs) ? versions.docs : []
    const restoring = { method: 'POST' }
    const restored = await callService(`${entity}/versions/${published?.id}`, restoring)
    const document = restored.body && (await loadVersion(documentPath(info), locale))
    if (!document) {
      toast.error(t('error:revertingDocument'))
      return
    }
    await reset(document)
    info.setData(document)
    info.incrementVersionCount()
    info.setMostRecentVersionIsAutosaved(false)
    info.setUnpublishedVersionCount(0)
    toast.success(t('version:restoredSuccessfully'))
  }

  return (
    <div className="status" title={`${t('version:status')}: ${label}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        <span className="status__value">{label}</span>
        {!isTrashed && info.docPermissions?.update && status === 'changed' && (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => toggleModal(modalSlug)}
            >
              {t('version:revertToPublished')}
            </Button>
            <ConfirmationModal
              modalSlug={modalSlug}
              heading={t('version:revertToPublished')}
              body={t('version:aboutToRevertToPublished')}
              confirmingLabel={t('version:reverting')}
              onConfirm={revert}
            />
          </>
        )}
      </div>
    </div>
  )
}
