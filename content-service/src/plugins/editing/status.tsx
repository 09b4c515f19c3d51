'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { loadDocument, loadVersion } from './load-version.ts'

/**
 * Shows Payload's status, but reverting restores the published version in every language. Payload's own action saves the
 * published document with its earlier `updatedAt`, which is rejected as stale, and in one language only.
 */
export function Status() {
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
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
  const entity = `${config.routes.api}${globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}`}`

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
    const restored = await fetch(`${entity}/versions/${published?.id}`, {
      method: 'POST',
      headers: { 'Accept-Language': i18n.language },
    }).catch(() => null)
    const document =
      restored?.ok && (await loadVersion(globalSlug ? entity : `${entity}/${id}`, locale))
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
              heading={t('version:confirmRevertToSaved')}
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
