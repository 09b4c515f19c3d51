'use client'

import { type Localized, locales } from '@niaga/contract/locale'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type AdminTexts, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { fetchDesk } from '../desk/ask-desk.ts'
import type { NamedMissing } from '../desk/name-missing.ts'

/** Shows beside a form whether the saved document is complete in each language, and which texts are missing. */
export function TranslationPanel() {
  const { i18n } = useTranslation()
  const text = adminTexts(i18n).translations
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const [missing, setMissing] = useState<Localized<NamedMissing> | null>(null)
  const slug = collectionSlug ?? globalSlug
  const isStored = Boolean(globalSlug) || typeof id === 'number'

  useEffect(() => {
    if (!slug || !isStored) return
    const controller = new AbortController()
    const query = { slug, id: String(id ?? '') }
    fetchDesk<Localized<NamedMissing>>('translations', query, controller.signal).then(
      (response) => !controller.signal.aborted && setMissing(response),
    )
    return () => controller.abort()
  }, [slug, id, isStored, lastUpdateTime])

  if (!isStored) return null
  return (
    <section className="field-type translation-panel" aria-label={text.title}>
      <p className="field-label">{text.title}</p>
      <ul className="translation-state">
        {missing &&
          locales.map((locale) => {
            const texts = missing[locale]
            return (
              texts && (
                <li key={locale} data-is-complete={texts.count === 0}>
                  {text.languages[locale]}: {describe(texts, text)}
                </li>
              )
            )
          })}
      </ul>
    </section>
  )
}

function describe({ count, names }: NamedMissing, text: AdminTexts['translations']): string {
  if (count === 0) return text.complete
  const rest = count - names.length
  const listed = [...names, ...(rest > 0 ? [fillIn(text.more, { count: rest })] : [])].join(', ')
  return `${fillIn(count === 1 ? text.missingOne : text.missing, { count })} (${listed})`
}
