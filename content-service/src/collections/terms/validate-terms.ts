import { defaultLocale } from '@niaga/contract/locale'
import { readFigure } from '@niaga/contract/read-figure'
import type {
  DateFieldValidation,
  FieldHook,
  TextareaFieldValidation,
  TextFieldSingleValidation,
} from 'payload'
import { text, textarea } from 'payload/shared'
import { figureFault } from '../../platform/admin/read-number.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { writeDay } from '../../platform/admin/write-moment.ts'
import type { Product } from '../../platform/payload-types.ts'
import { validateDate } from '../blog-posts/dates.ts'
import { jakartaDay } from './jakarta-day.ts'

const maxLines = 12
const longestLine = 160

/** Accepts a limited number of lines: each is an item of a list on the site. */
export const validateLines: TextareaFieldValidation = async (value, options) => {
  const valid = await textarea(value, options)
  // With `?locale=all` the value contains the texts of all languages, each validated when it was saved.
  const lines = (typeof value === 'string' ? value : '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const isShort = lines.length <= maxLines && lines.every((line) => line.length <= longestLine)
  if (valid !== true || isShort) return valid
  return sentenceFor(options.req, {
    id: `Paling banyak ${maxLines} baris, masing-masing paling panjang ${longestLine} karakter.`,
    en: `At most ${maxLines} lines of at most ${longestLine} characters each.`,
  })
}

/** Accepts an empty field, or a Harmonized System code: six digits, or more in a country's own tariff. */
export const validateHsCode: TextFieldSingleValidation = async (value, options) => {
  const valid = await text(value, options)
  const code = value?.trim() ?? ''
  if (valid !== true || code === '' || /^\d{4}(?:\.?\d{2}){0,3}$/.test(code)) return valid
  return sentenceFor(options.req, {
    id: `“${code}” bukan kode HS. Tulis 4 sampai 10 angka, misalnya 2701.19 atau 2701.19.00.`,
    en: `“${code}” is not an HS code. Write 4 to 10 digits, such as 2701.19 or 2701.19.00.`,
  })
}

/** The weight of a cargo in tonnes, from part of a barge to several vessels. */
export const tonnes = { span: [100, 1_000_000] } as const

/** Accepts an empty field, or a quantity. */
export const validateTonnes: TextFieldSingleValidation = (value, { req }) => {
  const typed = value?.trim() ?? ''
  const reading = readFigure(typed, tonnes)
  if (typed === '' || ('value' in reading && Number(reading.value) > 0)) return true
  if ('ambiguous' in reading) return sentenceFor(req, figureFault(typed, reading))
  return sentenceFor(req, {
    id: `“${typed}” bukan jumlah. Tulis angkanya saja, misalnya 50000.`,
    en: `“${typed}” is not a quantity. Write only the figure, such as 50000.`,
  })
}

/** Accepts an empty field, or the name of a grade of the product; names are Indonesian, whatever language is edited. */
export const validateWindowGrade: TextFieldSingleValidation = async (value, options) => {
  const valid = await text(value, options)
  const { data, req } = options
  const { grades = [] }: Partial<Pick<Product, 'grades'>> = data
  const names = (grades ?? []).map(({ name }) => name)
  if (valid !== true || !value || req.locale !== defaultLocale || names.includes(value)) {
    return valid
  }
  return sentenceFor(req, {
    id: `“${value}” bukan mutu produk ini. Tulis salah satu: ${names.join(', ')}.`,
    en: `“${value}” is not a grade of this product. Write one of: ${names.join(', ')}.`,
  })
}

/** Converts the typed quantity to a decimal point. */
export const readTonnes: FieldHook = ({ value, req }) => {
  const reading = typeof value === 'string' && req.user ? readFigure(value, tonnes) : null
  return reading && 'value' in reading ? reading.value : value
}

/** Accepts a last day that is not before the first one. */
export const validateLastDay: DateFieldValidation = (value, options) => {
  const valid = validateDate(value, options)
  const [from, to] = [getDay(options.siblingData, 'from'), getDay(options.siblingData, 'to')]
  if (valid !== true || from === null || to === null || from <= to) return valid
  return sentenceFor(options.req, {
    id: `Hari terakhir, ${writeDay(to, 'id')}, lebih awal daripada hari pertama, ${writeDay(from, 'id')}.`,
    en: `The last day, ${writeDay(to, 'en')}, is before the first day, ${writeDay(from, 'en')}.`,
  })
}

function getDay(window: unknown, name: 'from' | 'to'): string | null {
  const value: unknown =
    typeof window === 'object' && window !== null ? Reflect.get(window, name) : null
  if (typeof value !== 'string' && !(value instanceof Date)) return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : jakartaDay(moment)
}
