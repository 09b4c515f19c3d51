'use client'

import { useDocumentInfo, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { bodyText } from '../../platform/admin/body-text.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { type Document, documentPath, loadVersion } from '../../platform/admin-kit/load-version.ts'
import { valueAt } from './value-at.ts'

/** A longer text is one click away. */
const maxShown = 100

type Props = {
  path: string
  /** Whether the other language may stay empty. */
  isOptional: boolean
}

/** Shows the saved text in the other language below a localized field. */
export function OtherLanguage({ path, isOptional }: Props) {
  const { i18n } = useTranslation()
  const text = adminTexts(i18n).translations
  const { code } = useLocale()
  // Beside a further language, shows the language that replaces its missing texts.
  const locale = code === 'en' ? 'id' : 'en'
  const document = useOtherLanguage(locale)
  const rowIds = useRowIds(path)
  // Only the saved text counts: a line that appears while the editor types would move the fields below.
  const needsText = useFormFields(
    ([fields]) => !isOptional && hasLetters(fields[path]?.initialValue),
  )
  if (document === null) return null
  const translation = getText(valueAt(document, path, (row) => rowIds.get(row)))
  if (translation === '' && !needsText) return null
  const name = text.languages[locale]
  if (translation === '') {
    return (
      <p className="other-language" data-is-missing>
        {name}: {text.none}
      </p>
    )
  }
  if (translation.length <= maxShown) {
    return (
      <p className="other-language">
        {name}: <span lang={locale}>{translation}</span>
      </p>
    )
  }
  return (
    <details className="other-language">
      <summary>
        {name}: <span lang={locale}>{translation.slice(0, maxShown)}…</span>
      </summary>
      <p lang={locale}>{translation}</p>
    </details>
  )
}

/** The texts of the open document in the other language: all its fields request them at once. */
let latest: { key: string; document: Promise<Document | null> } | null = null

/** Returns the last saved document in another language; `null` until it is loaded, and for a new document. */
function useOtherLanguage(locale: string): Document | null {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const [document, setDocument] = useState<Document | null>(null)
  // A new document has no id, or the id `null` in an upload's form.
  const path = (globalSlug || isId(id)) && documentPath({ id, collectionSlug, globalSlug })

  useEffect(() => {
    if (!path) return
    let isCurrent = true
    const key = [path, locale, lastUpdateTime].join(' ')
    if (latest?.key !== key) latest = { key, document: loadVersion(path, locale) }
    latest.document.then((loaded) => {
      if (isCurrent) setDocument(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [path, locale, lastUpdateTime])

  return document
}

/** Returns the ids of the rows around a field in the form, by path. */
function useRowIds(path: string): Map<string, unknown> {
  const names = path.split('.')
  const rows = names.flatMap((name, index) =>
    /^\d+$/.test(name) ? [names.slice(0, index + 1).join('.')] : [],
  )
  const ids = useFormFields(([fields]) => rows.map((row) => fields[`${row}.id`]?.value).join(' '))
  const list = ids.split(' ')
  return new Map(rows.map((row, index) => [row, list[index]]))
}

function isId(id: unknown): boolean {
  return typeof id === 'number' || typeof id === 'string'
}

/** A figure or a sign needs no translation. */
function hasLetters(value: unknown): boolean {
  return /\p{L}/u.test(getText(value))
}

function getText(value: unknown): string {
  return (typeof value === 'string' ? value : bodyText(value)).trim()
}
