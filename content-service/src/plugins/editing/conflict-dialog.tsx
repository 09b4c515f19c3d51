'use client'

import {
  Button,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientConfig, ClientField } from 'payload'
import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from '../../platform/admin/dialog.tsx'
import { rejectedPath } from '../../platform/admin/rejected-path.ts'
import { writeMoment } from '../../platform/admin/write-moment.ts'
import { adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import {
  type Document,
  documentPath,
  loadDocument,
  loadVersion,
} from '../../platform/admin-kit/load-version.ts'
import { type Difference, getDifferences, withValues } from './compare-versions.ts'
import type { Titles } from './describe-value.ts'
import { VersionTable } from './version-table.tsx'

type Conflict = { theirs: Document; differences: Difference[]; titles: Titles }

/** Opens when a save is rejected because somebody else has saved: shows both versions, and buttons to choose. */
export function ConflictDialog() {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).forms
  const { config, getEntityConfig } = useConfig()
  const locale = useLocale().code
  const form = useForm()
  const info = useDocumentInfo()
  const { collectionSlug = '', globalSlug, data: base = {} } = info
  const isRejected = useFormFields(([fields]) => fields[rejectedPath]?.valid === false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [chosenPaths, setChosenPaths] = useState<Set<string>>(new Set())

  const entity = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug })
  const path = documentPath(info)
  const hasDrafts = Boolean(entity?.versions?.drafts)

  const showVersions = useEffectEvent(async () => {
    form.dispatchFields({ type: 'REMOVE', path: rejectedPath })
    const theirs = await loadVersion(path, locale)
    if (!theirs) return toast.error(text.unavailable)
    const fields: ClientField[] = entity?.fields ?? []
    const differences = getDifferences(fields, { mine: form.getData(), theirs, base })
    const titles = await loadTitles(config, differences)
    setChosenPaths(new Set(differences.filter(({ isMine }) => !isMine).map((one) => one.path)))
    setConflict({ theirs, differences, titles })
  })

  useEffect(() => {
    if (isRejected) void showVersions()
  }, [isRejected])

  if (!conflict) return null
  const { theirs, differences, titles } = conflict
  const stamp = String(theirs.updatedAt)

  /** Fills the form with fields of the saved version, which becomes the base of the next save. */
  async function applyTheirs(selection: Difference[]) {
    setConflict(null)
    const values = selection.map((one) => ({ path: one.path, value: one.theirs }))
    const file = form.getField('file')?.value
    info.setData(theirs)
    await form.reset(withValues(form.getData(), [...values, { path: 'updatedAt', value: stamp }]))
    form.setSubmitted(false)
    if (file) form.dispatchFields({ type: 'UPDATE', path: 'file', value: file })
    form.setModified(Boolean(file) || selection.length < differences.length)
  }

  async function saveMine(status?: 'draft' | 'published') {
    setConflict(null)
    const query = new URLSearchParams({ depth: '0', locale, 'fallback-locale': 'null' })
    if (status === 'draft') query.set('draft', 'true')
    const saved = await form.submit({
      ...(status && { action: `${config.routes.api}/${path}?${query}` }),
      overrides: { updatedAt: stamp, ...(status && { _status: status }) },
      skipValidation: status === 'draft',
    })
    if (!saved || status !== 'published') return
    info.setUnpublishedVersionCount(0)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(true)
  }

  function choose(path: string, isTheirs: boolean) {
    const next = new Set(chosenPaths)
    if (isTheirs) next.add(path)
    else next.delete(path)
    setChosenPaths(next)
  }

  return (
    <Dialog heading={text.heading} onClose={() => setConflict(null)}>
      <p>
        {text.savedAt} {writeMoment(stamp, language)}. {text.body}
      </p>
      {differences.length === 0 ? (
        <p>{text.noDifference}</p>
      ) : (
        <VersionTable {...{ differences, titles, chosenPaths, onChoose: choose }} />
      )}
      <div className="actions">
        <Button buttonStyle="secondary" onClick={() => setConflict(null)}>
          {text.back}
        </Button>
        <Button buttonStyle="secondary" onClick={() => applyTheirs(differences)}>
          {text.takeTheirs}
        </Button>
        {differences.length > 0 && (
          <Button
            buttonStyle="secondary"
            onClick={() => applyTheirs(differences.filter((one) => chosenPaths.has(one.path)))}
          >
            {text.combine}
          </Button>
        )}
        {hasDrafts ? (
          <>
            <Button buttonStyle="secondary" onClick={() => saveMine('draft')}>
              {text.saveMineAsDraft}
            </Button>
            <Button onClick={() => saveMine('published')}>{text.publishMine}</Button>
          </>
        ) : (
          <Button onClick={() => saveMine()}>{text.saveMine}</Button>
        )}
      </div>
    </Dialog>
  )
}

/** Returns the titles of the documents that the differing fields refer to. */
async function loadTitles(config: ClientConfig, differences: Difference[]): Promise<Titles> {
  const titles: Titles = new Map()
  const loads = differences.flatMap(({ field, mine, theirs }) => {
    if (field.type !== 'upload' && field.type !== 'relationship') return []
    const { relationTo } = field
    const collection = config.collections.find(({ slug }) => slug === relationTo)
    const titleField = collection?.admin.useAsTitle ?? 'id'
    return [mine, theirs]
      .filter((id) => typeof id === 'number')
      .map(async (id) => {
        const document = await loadDocument(`${relationTo}/${id}?depth=0`)
        const title = document?.[titleField]
        if (typeof title === 'string') titles.set(`${relationTo}/${id}`, title)
      })
  })
  await Promise.all(loads)
  return titles
}
