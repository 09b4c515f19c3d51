import type { I18n } from '@payloadcms/translations'
import type { FlattenedField } from 'payload'
import { isByLanguage, type Visited, visitFields } from '../../collections/content/visit-fields.ts'
import { bodyText } from '../../platform/admin/body-text.ts'
import { isHidden } from './missing-texts.ts'
import { getFieldName } from './name-missing.ts'
import { folded, holds, type Part } from './query-parts.ts'

/** A text or figure of a document, with its language if it has several. */
export type FieldText = Pick<Visited, 'field' | 'parents'> & {
  locale: string | null
  text: string
}

/** Where a document contains a query, with the text around it. */
export type Place = { name: string; locale: string | null; excerpt: string }

const searchedTypes = ['text', 'textarea', 'email', 'number', 'richText']

/** More than a long article in two languages; 5,000 such documents take some 100 MB. */
const maxLength = 20_000

/** Returns the texts and figures that the form of a document shows, read in one language or in all. */
export function textsIn(fields: readonly FlattenedField[], document: object): FieldText[] {
  const data = { ...document }
  const texts: FieldText[] = []
  let length = 0
  for (const { field, parents, value } of visitFields(fields, data, {
    isLeftOut: (field, siblings) => isHidden(field, data, siblings),
  })) {
    if (!searchedTypes.includes(field.type)) continue
    const values = isByLanguage(field, value) ? Object.entries(value) : [[null, value] as const]
    for (const [locale, one] of values) {
      const whole = field.type === 'richText' ? bodyText(one) : [one ?? ''].flat().join(', ')
      const text = whole.slice(0, maxLength - length)
      length += text.length
      if (text !== '') texts.push({ field, parents, locale, text })
    }
  }
  return texts
}

/** The number of characters of an excerpt, and how many of them precede the query. */
const excerptLength = 120
const before = 40

/** Returns the text that holds the whole query, or else the first that holds a part of it. */
export function getPlace(texts: FieldText[], parts: Part[], i18n: I18n): Place | null {
  const found =
    texts.find((one) => parts.every((part) => holds(folded(one.text), part))) ??
    texts.find((one) => parts.some((part) => holds(folded(one.text), part)))
  if (!found) return null
  const first =
    parts.map(({ text }) => folded(found.text).indexOf(text)).find((place) => place >= 0) ?? 0
  const start = Math.max(first - before, 0)
  const part = found.text.slice(start, start + excerptLength)
  const rest = start + part.length < found.text.length ? '…' : ''
  const excerpt = `${start > 0 ? '…' : ''}${part}${rest}`
  return { name: getFieldName(found, i18n), locale: found.locale, excerpt }
}
