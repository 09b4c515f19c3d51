import type { BaseLocale, Localized } from '@niaga/contract/locale'
import {
  type ArrayField,
  type CheckboxField,
  type DateField,
  type EmailField,
  type Field,
  flattenTopLevelFields,
  type NamedGroupField,
  type NumberField,
  type RelationshipField,
  type SelectField,
  type TextareaField,
  type TextField,
  type UploadField,
} from 'payload'
import type { Media } from '../../platform/payload-types.ts'
import { picturePath } from '../media/picture-path.ts'
import { isFilled, textIn } from './localized.ts'
import { referencedId } from './reference.ts'
import { localizedRows } from './rows.ts'

export type WireField =
  | (TextField | TextareaField | NumberField | SelectField | CheckboxField | DateField)
  | (EmailField | UploadField | RelationshipField | NamedGroupField | ArrayField)

/**
 * The fields of a collection by their names in the contract: the one description of a flat entity. Its form in the API, in
 * an import and in a spreadsheet follows from the types of the fields.
 */
export type WireFields<Values> = Record<keyof Values, WireField>

/** Returns the values of a document by their names in the contract, in one language; a missing value is `undefined`. */
export function presentFields<Values extends object>(
  fields: Partial<WireFields<Values>>,
  document: Localized<object>,
  locale: BaseLocale,
): Values {
  const entries = Object.entries(fields as Record<string, WireField>).map(([name, field]) => {
    const [id, en] = [document.id, document.en].map((one) => Reflect.get(one, field.name))
    return [name, presentValue(field, { id, en }, locale)]
  })
  return Object.fromEntries(entries)
}

/** Returns the English texts of a document by their names in the contract; `undefined` if all are blank. */
export function presentEnglish(
  fields: Record<string, WireField>,
  document: object,
): object | undefined {
  const texts = Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(document, field.name)
    const text =
      field.type === 'group' ? presentEnglish(fieldsIn(field), Object(value)) : getText(value)
    return (field.type === 'group' || field.localized) && text ? [[name, text]] : []
  })
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

/** Returns the fields in a group or row, whose names are also the contract's. */
export function fieldsIn({ fields }: { fields: Field[] }): Record<string, WireField> {
  const inner = flattenTopLevelFields(fields) as WireField[]
  return Object.fromEntries(inner.map((field) => [field.name, field]))
}

function presentValue(field: WireField, value: Localized<unknown>, locale: BaseLocale): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email': {
      const text = field.localized ? textIn(value, locale, getText) : getText(value.id)
      return field.required ? text : text || undefined
    }
    case 'date':
      return getText(value.id).slice(0, 10) || undefined
    case 'checkbox':
      return value.id === true || undefined
    case 'upload': {
      const paths = getList<Media>(value.id).map(picturePath)
      return field.hasMany ? paths.filter((path) => path !== null) : (paths[0] ?? null)
    }
    case 'relationship':
      return field.hasMany
        ? getList<number | { id: number }>(value.id).map(referencedId)
        : (referencedId(value.id as number | null) ?? undefined)
    case 'group': {
      const group = { id: Object(value.id), en: Object(value.en) }
      const values = presentFields<object>(fieldsIn(field), group, locale)
      return Object.values(values).some((one) => one !== undefined) ? values : undefined
    }
    case 'array': {
      const rows = localizedRows(value, getList<{ id: string }>)
      const inner = fieldsIn(field)
      return rows.length > 0 ? rows.map((row) => presentFields(inner, row, locale)) : undefined
    }
    default:
      return value.id ?? undefined
  }
}

function getText(value: unknown): string {
  return typeof value === 'string' && isFilled(value) ? value : ''
}

function getList<Item>(value: unknown): Item[] {
  return value === null || value === undefined ? [] : ([value].flat() as Item[])
}
