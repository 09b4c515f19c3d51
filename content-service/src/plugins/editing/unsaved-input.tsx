'use client'

import {
  Button,
  toast,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from '../../platform/admin/dialog.tsx'
import { inputPlace, readInput, removeInput, storeInput } from '../../platform/admin/input-store.ts'
import { writeMoment } from '../../platform/admin/write-moment.ts'
import { adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import type { Document } from '../../platform/admin-kit/load-version.ts'
import { type Difference, getDifferences, isSame, withValues } from './compare-versions.ts'
import { getLabel } from './describe-value.ts'

/** Changed fields by their paths. */
type Input = {
  changes: Record<string, unknown>
  /** The `updatedAt` of the version that they were changed in. */
  stamp: unknown
  /** Their values in that version, where the form was loaded with it. */
  base?: Record<string, unknown>
}

type Offer = { at: number; input: Input; differences: Difference[] }

/** A crash loses what was typed within this time; each write compares all fields. */
const pauseMs = 500

/**
 * Keeps the changed fields of a form in the browser until they are saved, and offers them when the account opens the
 * form again.
 */
export function UnsavedInput() {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).forms
  const { user } = useAuth()
  const { getEntityConfig } = useConfig()
  const { apiURL, id, collectionSlug = '', globalSlug, data = {}, isTrashed } = useDocumentInfo()
  // The header's language differs from the form's while the form of another language arrives.
  const locale = new URLSearchParams(apiURL?.split('?')[1]).get('locale') ?? ''
  const form = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isReady = !useFormInitializing()
  const [initial] = useState(() => form.getData())
  const [offer, setOffer] = useState<Offer | null>(null)
  const isTouched = useRef(false)
  const entity = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug })
  const place = inputPlace(user?.id ?? '', globalSlug ?? collectionSlug, id ?? 'new', locale)
  const latest = data.updatedAt

  function compare(mine: Document, base: Document) {
    return getDifferences(entity?.fields ?? [], { mine, theirs: base, base }, true)
  }

  const keepInput = useEffectEvent(() => {
    if (!isTouched.current) return
    const mine = form.getData()
    // Once a new document is stored, its own form opens.
    const isCreated = !globalSlug && id === undefined && latest
    const changed = isCreated ? [] : compare(mine, latest ? data : initial)
    if (changed.length === 0) return removeInput(place)
    const changes = Object.fromEntries(changed.map((one) => [one.path, one.mine]))
    const base =
      mine.updatedAt === latest && Object.fromEntries(changed.map((one) => [one.path, one.theirs]))
    const input: Input = { stamp: mine.updatedAt, changes, ...(base && { base }) }
    storeInput(place, input, () => toast.warning(text.notStored))
  })

  const offerInput = useEffectEvent(() => {
    const stored = readInput(place)
    if (isTrashed || !stored || !isInput(stored.input)) return
    const { at, input } = stored
    const saved = form.getData()
    const differences = compare(withInput(saved, input), saved)
    if (differences.length === 0) return removeInput(place)
    // A save since then conflicts only if it changed these texts, not others or those of another language.
    const { base } = input
    const isBase = base && differences.every((one) => isSame(one.theirs, base[one.path]))
    const stamp = isBase ? saved.updatedAt : input.stamp
    setOffer({ at, input: { ...input, stamp }, differences })
  })

  useEffect(() => {
    if (isReady) offerInput()
  }, [isReady])

  useEffect(() => {
    if (isModified) isTouched.current = true
    const timer = setTimeout(keepInput, pauseMs)
    return () => clearTimeout(timer)
  }, [fields, isModified, latest])

  useEffect(() => {
    const keep = () => keepInput()
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])

  if (!offer) return null
  const { at, input, differences } = offer
  const labels = differences.map((one) => getLabel(one, i18n))

  function discard() {
    removeInput(place)
    setOffer(null)
  }

  /** With the earlier `updatedAt`, the next save shows both versions if somebody has saved since. */
  async function fillForm() {
    await form.reset(withInput(form.getData(), input))
    form.setModified(true)
    setOffer(null)
  }

  return (
    <Dialog heading={text.unsavedHeading} onClose={fillForm}>
      <p>
        {text.typedAt} {writeMoment(new Date(at).toISOString(), language)}: {labels.join(', ')} —{' '}
        {locale}.
      </p>
      {input.stamp !== latest && <p>{text.savedSince}</p>}
      <div className="actions">
        <Button buttonStyle="secondary" onClick={discard}>
          {text.discard}
        </Button>
        <Button onClick={fillForm}>{text.restore}</Button>
      </div>
    </Dialog>
  )
}

function withInput(document: Document, { stamp, changes }: Input): Document {
  const values = Object.entries({ ...changes, updatedAt: stamp })
  return withValues(
    document,
    values.map(([path, value]) => ({ path, value })),
  )
}

function isInput(value: unknown): value is Input {
  return typeof Object(value).changes === 'object' && Object(value).changes !== null
}
