import { type BaseLocale, baseLocales, defaultLocale } from '@niaga/contract/locale'
import {
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  isolateObjectProperty,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import { isObject } from '../../collections/content/visit-fields.ts'
import { sameInEveryLanguage } from '../../platform/admin/field-marks.ts'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'

type Data = Record<string, unknown>

const languages = {
  id: { id: 'bahasa Indonesia', en: 'bahasa Inggris' },
  en: { id: 'Indonesian', en: 'English' },
}

/**
 * Validates the other languages of a document. Payload validates only the language in which a document is published, and
 * drafts not at all: publishing in one language would also publish the draft's texts in the other, however long or
 * malformed. A missing text is permitted: the site then shows the other language's. A required one in Indonesian is not: the
 * Indonesian pages would show the other language, and their tables rows that match no other.
 */
export const validateOtherLanguages: CollectionBeforeChangeHook = async (hook) => {
  const { collection, data, originalDoc, req } = hook
  if (!publishesUnread(data, originalDoc, req)) return
  const id: number | undefined = originalDoc?.id
  const { slug, flattenedFields } = collection
  const read = async (locale: BaseLocale) =>
    id === undefined
      ? {}
      : // A document being restored is still in the bin.
        req.payload.findByID({ ...draftIn(locale, req), collection: slug, id, trash: true })
  const errors = await findErrors(flattenedFields, data, read, { id, collectionSlug: slug, req })
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors, id, req }, req.t)
}

/** {@link validateOtherLanguages} for a global. */
export const validateOtherLanguagesOfGlobal: GlobalBeforeChangeHook = async (hook) => {
  const { data, global, originalDoc, req } = hook
  if (!publishesUnread(data, originalDoc, req)) return
  const { slug, flattenedFields } = global
  const read = (locale: BaseLocale) => req.payload.findGlobal({ ...draftIn(locale, req), slug })
  const errors = await findErrors(flattenedFields, data, read, { req })
  if (errors.length > 0) throw new ValidationError({ global: slug, errors, req }, req.t)
}

/**
 * Whether texts in other languages may be faulty. Earlier published texts were validated then, but an editor who writes in
 * another language adds rows without Indonesian texts; publishing one language publishes nothing of the others.
 */
function publishesUnread(data: Data, original: Data | undefined, req: PayloadRequest): boolean {
  return (
    data._status === 'published' &&
    (original?._status === 'draft' || isTranslation(req)) &&
    !req.context.isRestoringVersion &&
    !req.query?.publishSpecificLocale
  )
}

function isTranslation({ locale }: PayloadRequest): boolean {
  return locale !== undefined && locale !== 'all' && locale !== defaultLocale
}

function draftIn(locale: BaseLocale, req: PayloadRequest) {
  // Payload sets the language on the given request, where the save would read it.
  const localeReq = isolateObjectProperty(req, ['locale', 'fallbackLocale'])
  return { draft: true, depth: 0, locale, fallbackLocale: false, req: localeReq } as const
}

/** @property isDefault whether the validated language is Indonesian */
type Context = {
  id?: number | undefined
  collectionSlug?: string
  req: PayloadRequest
  isDefault?: boolean
}

async function findErrors(
  fields: FlattenedField[],
  data: Data,
  read: (locale: BaseLocale) => Promise<object>,
  context: Context,
): Promise<ValidationFieldError[]> {
  const { req } = context
  const saved = req.locale ?? defaultLocale
  const errors: ValidationFieldError[] = []
  for (const locale of baseLocales.filter((code) => code !== saved)) {
    const other = await read(locale)
    const reader = adminLanguage(req.i18n.language)
    const isDefault = locale === defaultLocale
    for await (const error of errorsIn(fields, data, { ...other }, [], { ...context, isDefault })) {
      const message = `${error.message.replace(/\.$/, '')} (${languages[reader][locale]}).`
      errors.push({ ...error, message })
    }
  }
  return errors
}

/** @param data the saved data, in its own language; its rows are the rows that will be published */
async function* errorsIn(
  fields: FlattenedField[],
  data: Data,
  other: Data,
  path: (string | number)[],
  context: Context,
): AsyncGenerator<ValidationFieldError> {
  for (const field of fields) {
    const [value, inOther] = [data[field.name], other[field.name]]
    const at = [...path, field.name]
    if ('condition' in (field.admin ?? {}) && !meetsCondition(field, other, context)) continue
    if ('localized' in field && field.localized) {
      const message = isMissing(field, value, inOther, context)
        ? context.req.t('validation:required')
        : await messageFor(field, inOther, other, at, context)
      if (message) yield { path: at.join('.'), message }
    } else if (field.type === 'array' && Array.isArray(value)) {
      const rows: unknown[] = Array.isArray(inOther) ? inOther : []
      for (const [index, row] of value.entries()) {
        const same = rows.find((one) => isObject(one) && one.id === row?.id)
        const counterpart = same ?? (context.isDefault ? {} : null)
        if (!isObject(row) || !isObject(counterpart)) continue
        yield* errorsIn(field.flattenedFields, row, counterpart, [...at, index], context)
      }
    } else if ('flattenedFields' in field && isObject(value) && isObject(inOther)) {
      yield* errorsIn(field.flattenedFields, value, inOther, at, context)
    }
  }
}

/** Whether a required text was written in another language but not in Indonesian. */
function isMissing(
  { custom, ...field }: FlattenedField,
  value: unknown,
  inOther: unknown,
  { isDefault }: Context,
): boolean {
  const isText = field.type === 'text' || field.type === 'textarea'
  const isRequired = isText && field.required && !custom?.[sameInEveryLanguage]
  return Boolean(isDefault && isRequired && isFilled(value) && !isFilled(inOther))
}

function isFilled(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== ''
}

function meetsCondition(field: FlattenedField, siblings: Data, { req }: Context): boolean {
  const condition = field.admin?.condition
  if (!condition) return true
  const at = { blockData: {}, path: [], user: req.user }
  return Boolean(condition(siblings, siblings, { ...at, operation: 'update' }))
}

async function messageFor(
  field: FlattenedField,
  value: unknown,
  siblings: Data,
  path: (string | number)[],
  context: Context,
): Promise<string | null> {
  if (value === undefined || value === null || value === '') return null
  if (!('validate' in field) || !field.validate) return null
  const result: unknown = await Reflect.apply(field.validate, field, [
    value,
    {
      ...field,
      ...context,
      blockData: {},
      data: siblings,
      event: 'submit',
      operation: 'update',
      overrideAccess: true,
      path,
      preferences: { fields: {} },
      siblingData: siblings,
    },
  ])
  return typeof result === 'string' ? result : null
}
