import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientField } from 'payload'
import { bodyText } from '../../platform/admin/body-text.ts'
import { writeMoment } from '../../platform/admin/write-moment.ts'
import { adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import type { Difference } from './compare-versions.ts'

/** The titles of the documents in a value, by `collection/id`. */
export type Titles = Map<string, string>

/** Writes the value of a field as text for an editor. */
export function describeValue(
  field: ClientField,
  value: unknown,
  i18n: I18nClient,
  titles: Titles,
): string {
  const text = adminTexts(i18n).forms
  if (value === null || value === undefined || value === '') return text.empty
  if (field.type === 'richText') return bodyText(value) || text.empty
  if (field.type === 'checkbox') return value === true ? text.yes : text.no
  if (field.type === 'date' && typeof value === 'string')
    return writeMoment(value, adminLanguage(i18n.language))
  if (field.type === 'upload' || field.type === 'relationship') {
    return titles.get(`${field.relationTo}/${value}`) ?? `#${value}`
  }
  if (field.type === 'select') {
    const option = field.options.find((one) => typeof one === 'object' && one.value === value)
    return String(typeof option === 'object' ? getTranslation(option.label, i18n) : value)
  }
  if (field.type === 'array' && Array.isArray(value)) {
    if (value.length === 0) return text.empty
    return value.map((row) => describeRow(field.fields, row, i18n, titles)).join('\n')
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Returns the label of a field, or else its path. */
export function getLabel(
  { path, field }: Pick<Difference, 'path' | 'field'>,
  i18n: I18nClient,
): string {
  return 'label' in field && field.label ? getTranslation(field.label, i18n) : path
}

function describeRow(fields: ClientField[], row: object, i18n: I18nClient, titles: Titles): string {
  const parts = new Map(Object.entries(row))
  return fields
    .flatMap((field) =>
      field.type === 'row' || field.type === 'collapsible' ? field.fields : field,
    )
    .flatMap((field) => {
      if (!('name' in field) || field.name === undefined || field.name === 'id') return []
      return describeValue(field, parts.get(field.name), i18n, titles)
    })
    .join(' · ')
}
