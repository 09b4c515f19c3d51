'use client'

import { type Localized, locales } from '@niaga/contract/locale'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { type AdminTexts, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { useLoaded } from '../../platform/admin-kit/use-loaded.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import type { NamedMissing } from '../desk/name-missing.ts'

/**
 * Shows beside a form which texts the saved document lacks in which language. Without any it is hidden, but present: the
 * header offers the languages of the content only where this part or its column is.
 */
export function TranslationPanel() {
  const { i18n } = useTranslation()
  const text = adminTexts(i18n).translations
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const slug = collectionSlug ?? globalSlug
  const isStored = Boolean(globalSlug) || typeof id === 'number'
  const path = slug && isStored ? `desk/translations?slug=${slug}&id=${id ?? ''}` : null
  const missing = useLoaded<Localized<NamedMissing>>(path, lastUpdateTime)
  const isComplete = !missing || Object.values(missing).every((texts) => texts?.count === 0)
  return (
    <section
      className="field-type translation-panel"
      aria-label={text.title}
      hidden={isComplete || !isStored}
    >
      <p className="field-label">{text.title}</p>
      <ul className="translation-state">
        {missing &&
          locales.map((locale) => {
            const texts = missing[locale]
            return (
              texts &&
              texts.count > 0 && (
                <li key={locale}>
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
  const rest = count - names.length
  const listed = [...names, ...(rest > 0 ? [fillIn(text.more, { count: rest })] : [])].join(', ')
  return `${fillIn(count === 1 ? text.missingOne : text.missing, { count })} (${listed})`
}
