import { getTranslation } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import {
  type AfterErrorHook,
  type ErrorResult,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import { namedOnce } from '../../platform/admin-kit/save-faults.ts'

/** Payload's sentences that exist only in English and not in its catalogue. */
const withoutEntry: readonly (readonly [english: string, indonesian: string])[] = [
  ['Something went wrong.', 'Terjadi kesalahan yang tidak diketahui.'],
  ['An unknown error occurred.', 'Terjadi kesalahan yang tidak diketahui.'],
  ['Invalid JSON', 'Kiriman tidak dapat dibaca.'],
  ['Invalid filename', 'Nama berkas tidak valid.'],
  ['Multipart limit has been reached', 'Kiriman terlalu besar.'],
  ['Multipart request size limit has been reached', 'Kiriman terlalu besar.'],
]

const indonesianSentences = new Map([
  ...(['error', 'authentication', 'validation'] as const).flatMap((group) =>
    getPairs(en.translations[group], id.translations[group]),
  ),
  ...withoutEntry.map(([english, indonesian]) => [getKey(english), indonesian] as const),
])

/** Translates error responses: Payload writes some in English in every language, and names fields by path. */
export const localizeError: AfterErrorHook = ({ collection, error, req, result }) => {
  const errors = result?.errors
  if (!Array.isArray(errors)) return
  if (error instanceof ValidationError && errors[0]?.data === error.data) {
    const names = error.data.errors.map((fieldError) => getName(fieldError, req, collection))
    const lead = req.t('error:followingFieldsInvalid', { count: names.length })
    return { response: { errors: [{ ...errors[0], message: `${lead} ${names.join(', ')}` }] } }
  }
  if (req.i18n?.language === 'en') return
  return { response: { ...result, errors: errors.map(inIndonesian) } }
}

function inIndonesian(reported: ErrorResult['errors'][number]) {
  const message = indonesianSentences.get(getKey(reported.message ?? ''))
  return message === undefined ? reported : { ...reported, message }
}

function getName(
  { label, path }: ValidationFieldError,
  { i18n }: PayloadRequest,
  collection: SanitizedCollectionConfig | undefined,
): string {
  if (typeof label === 'string' && label !== '') return namedOnce(label)
  const field = collection?.flattenedFields.find(({ name }) => name === path)
  return field?.label ? getTranslation(field.label, i18n) : path
}

function getPairs(english: object, indonesian: object): (readonly [string, string])[] {
  return Object.entries(english).flatMap(([key, sentence]) => {
    const translated = Reflect.get(indonesian, key)
    return typeof sentence === 'string' && typeof translated === 'string'
      ? [[getKey(sentence), translated] as const]
      : []
  })
}

/** Payload writes some sentences both with and without a full stop. */
function getKey(sentence: string): string {
  return sentence.toLowerCase().replace(/\.$/, '')
}
