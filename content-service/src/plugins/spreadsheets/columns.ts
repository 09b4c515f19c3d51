import { baseLocales, type Locale } from '@niaga/contract/locale'
import { readFigure, type Span } from '@niaga/contract/read-figure'
import { figureSchema } from '@niaga/contract/sheets'
import type { SelectField } from 'payload'
import { fieldsIn, type WireField } from '../../collections/content/wire-fields.ts'
import { headingIn, type Label } from '../../platform/admin/labels.ts'
import { figureFault } from '../../platform/admin/read-number.ts'
import { type CellContext, type Column, getField, type ParsedCell } from './table.ts'

type Options = {
  field: string
  heading: Label
  locale?: Locale
  /** Whether an empty cell is a value. */
  isOptional?: boolean
  /** The usual range. */
  span?: Span
  isWhole?: boolean
}

/** A sentence with more choices would be illegible. */
const namedChoices = 20

/** Returns the columns of a collection's fields, with their labels. Pictures and rows are edited in the form. */
export function columnsFor(fields: Record<string, WireField>, group = ''): Column[] {
  return Object.values(fields).flatMap((part) => {
    const field = `${group}${part.name}`
    const heading: Label = part.custom?.heading ?? part.label
    const options = { field, heading, isOptional: !part.required }
    switch (part.type) {
      case 'number': {
        const { min, max } = part
        const span = min === undefined || max === undefined ? undefined : ([min, max] as const)
        return numberColumn({ ...options, span, isWhole: part.admin?.step === 1 })
      }
      case 'select':
        return choiceColumn({ ...options, choices: choicesIn(part) })
      case 'date':
        return dayColumn(options)
      case 'checkbox':
        return yesColumn(options)
      case 'relationship':
        if (part.hasMany) return idsColumn(options)
        return numberColumn({ ...options, span: [1, 2 ** 31 - 1] })
      case 'group':
        return columnsFor(fieldsIn(part), `${field}.`)
      case 'upload':
      case 'array':
        return []
      default:
        return part.localized ? localizedColumns(options) : textColumn(options)
    }
  })
}

function choicesIn({ options }: SelectField): Record<string, Label> {
  const choices = options.map((option) => Object(option)).map(({ value, label }) => [value, label])
  return Object.fromEntries(choices)
}

/** A column of a text in one language. */
export function textColumn({ field, heading, locale = 'id' }: Options): Column {
  return {
    ...{ field, heading, locale },
    getCell: (document) => getText(getField(document, field)),
    parseCell: (cell) => ({ value: cell === '' ? null : cell }),
  }
}

/** Columns of a text in both base languages; `withLanguages` adds the other offered languages. */
export function localizedColumns({ field, heading }: Options): Column[] {
  return baseLocales.map((locale) => inLanguage(textColumn({ field, heading, locale }), locale))
}

/** Returns the column of one language. */
export function inLanguage(column: Column, locale: Locale): Column {
  const translated = column.translated ?? column.heading
  return { ...column, locale, translated, heading: headingIn(translated, locale) }
}

/** Adds a translated column for each offered further language, after the English one. */
export function withLanguages(columns: readonly Column[], further: readonly Locale[]): Column[] {
  return columns.flatMap((column) =>
    column.translated && column.locale === 'en'
      ? [column, ...further.map((locale) => inLanguage(column, locale))]
      : [column],
  )
}

export function numberColumn({ field, heading, isOptional = false, ...rest }: Options): Column {
  return {
    ...ruledColumn({ field, heading }, getText),
    isFigure: true,
    parseCell: (cell, context) => {
      if (cell === '' && isOptional) return { value: null }
      const meaning = figureMeaning(cell, context, rest)
      return 'value' in meaning ? { value: Number(meaning.value) } : meaning
    },
  }
}

/** Reads a figure digit for digit, with a decimal point. */
export function figureMeaning(
  cell: string,
  context: CellContext | undefined,
  options: { span?: Span | null | undefined; unit?: string; isWhole?: boolean },
): ParsedCell {
  const number = options.unit?.startsWith('%') ? cell.replace(/%$/, '') : cell
  if (context?.isNumber && figureSchema.safeParse(number).success) return { value: number }
  const reading = readFigure(cell, options)
  return 'value' in reading ? reading : { fault: figureFault(cell, reading) }
}

/** A column with one of a list of values, labelled as in the admin; the value itself is accepted too. */
export function choiceColumn(options: Options & { choices: Record<string, Label> }): Column {
  const { field, heading, choices, isOptional = false } = options
  const getWord = (value: unknown) => choices[getText(value)]?.id ?? getText(value)
  return {
    ...ruledColumn({ field, heading }, getWord),
    parseCell: (cell) => {
      if (cell === '' && isOptional) return { value: null }
      const lowerCase = cell.toLowerCase()
      const choice = Object.entries(choices).find(([value, { id, en }]) =>
        [value, id, en].some((word) => word.toLowerCase() === lowerCase),
      )
      if (choice) return { value: choice[0] }
      const examples = Object.values(choices).slice(0, namedChoices)
      return {
        fault: {
          id: `“${cell}” tidak dikenal. Tulis salah satu dari: ${examples.map(({ id }) => id).join(', ')}.`,
          en: `“${cell}” is unknown. Write one of: ${examples.map(({ en }) => en).join(', ')}.`,
        },
      }
    },
  }
}

const yes = ['ya', 'yes', 'true', '1']
const no = ['tidak', 'no', 'false', '0', '']

export function yesColumn({ field, heading }: Options): Column {
  return {
    ...ruledColumn({ field, heading }, (value) => (value === true ? 'ya' : 'tidak')),
    parseCell: (cell) => {
      const lowerCase = cell.toLowerCase()
      if (yes.includes(lowerCase)) return { value: true }
      if (no.includes(lowerCase)) return { value: false }
      return { fault: { id: 'Tulis ya atau tidak.', en: 'Write ya or tidak, or yes or no.' } }
    },
  }
}

/** A column with a day, stored at noon as in the admin. */
export function dayColumn({ field, heading }: Options): Column {
  return {
    ...ruledColumn({ field, heading }, (value) => getText(value).slice(0, 10)),
    parseCell: (cell) => {
      if (cell === '') return { value: null }
      const moment = new Date(`${cell}T12:00:00.000Z`)
      const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(cell)
      if (/^\d{4}-\d{2}-\d{2}$/.test(cell) && isDay) return { value: moment.toISOString() }
      return {
        fault: {
          id: `“${cell}” bukan tanggal. Tulis seperti 2026-09-01.`,
          en: `“${cell}” is not a date. Write it as 2026-09-01.`,
        },
      }
    },
  }
}

/** A column with the ids of other documents, separated by commas. */
export function idsColumn({ field, heading }: Options): Column {
  return {
    ...ruledColumn({ field, heading }, (ids) => (Array.isArray(ids) ? ids.join(', ') : '')),
    parseCell: (cell) => {
      const ids = cell.split(/[,;\s]+/).filter((part) => part !== '')
      if (ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) return { value: ids.map(Number) }
      return {
        fault: {
          id: 'Tulis ID dengan koma di antaranya, misalnya 1, 4.',
          en: 'Separate IDs with commas, such as 1, 4.',
        },
      }
    },
  }
}

/** A column whose cells are written in one way and read in several. */
function ruledColumn({ field, heading }: Options, write: (value: unknown) => string) {
  const getCell: Column['getCell'] = (document) => write(getField(document, field))
  return { field, heading, locale: 'id' as const, write, getCell }
}

export function readOnlyColumn(options: Options): Column {
  return { ...textColumn(options), isReadOnly: true }
}

export function getText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
