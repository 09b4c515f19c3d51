import { isRejected, rejectionLimit } from '@niaga/contract/grades'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { figureFault } from '../../platform/admin/read-number.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { writeFigure } from '../../platform/admin/write-number.ts'
import { adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { readRowFigure } from './read-row-figure.ts'
import { getText } from './row-figures.ts'

/** The fields of a row's value, by its kind. */
export const kindFields = {
  range: ['from', 'to'],
  exact: ['exact'],
  under: ['under'],
  over: ['over'],
  text: ['text'],
} as const

export type RowKind = keyof typeof kindFields

type ValueField = (typeof kindFields)[RowKind][number]

/** Whether the kind of this row has the field. */
export function hasField(row: unknown, name: ValueField): boolean {
  const kind = Object.entries(kindFields).find(([kindName]) => kindName === getText(row, 'kind'))
  return kind?.[1].some((field) => field === name) ?? false
}

type Options = Parameters<TextFieldSingleValidation>[1]

/** Requires a figure within the row's scale and rejection limit, if the row's kind has the field. */
export function validateValue(name: Exclude<ValueField, 'text'>): TextFieldSingleValidation {
  return (value, options) => {
    const { req, siblingData: row } = options
    if (!hasField(row, name)) return true
    if (!value?.trim()) return getSentences(req).missing
    return withFigure(value, options, (figure) => {
      const from = figureIn('from', options)
      if (name === 'to' && from !== null && Number(from) > Number(figure)) {
        return fillFigures(req, 'falling', { from, to: figure })
      }
      // The value under or over a limit differs from the limit.
      const isLimit = name === 'under' || name === 'over'
      return isLimit ? validateWithinScale(figure, options) : validateWithin(figure, options)
    })
  }
}

/** Accepts an empty field, or a figure within the row's scale and rejection limit. */
export const validateTypical: TextFieldSingleValidation = (value, options) =>
  !value?.trim() || withFigure(value, options, (figure) => validateWithin(figure, options))

/** Requires a text in a row with a text value. */
export const validateText: TextFieldSingleValidation = (value, { req, siblingData: row }) =>
  !hasField(row, 'text') || Boolean(value?.trim()) || getSentences(req).missing

/** Accepts an empty scale, or two figures, the smaller one first. */
export function validateScale(name: 'scaleFrom' | 'scaleTo'): TextFieldSingleValidation {
  return (value, options) => {
    const otherName = name === 'scaleFrom' ? 'scaleTo' : 'scaleFrom'
    const { req, siblingData: row } = options
    if (!value?.trim()) return getText(row, otherName) === '' || getSentences(req).halfScale
    return withFigure(value, options, (figure) => {
      const other = figureIn(otherName, options)
      if (name === 'scaleFrom' || other === null) return true
      return (
        Number(other) < Number(figure) || fillFigures(req, 'noScale', { from: other, to: figure })
      )
    })
  }
}

function withFigure(
  value: string,
  options: Options,
  validate: (figure: string) => true | string,
): true | string {
  const reading = readRowFigure(value.trim(), options)
  if ('value' in reading) return validate(reading.value)
  return sentenceFor(options.req, figureFault(value.trim(), reading))
}

function figureIn(name: string, options: Options): string | null {
  const reading = readRowFigure(getText(options.siblingData, name), options)
  return 'value' in reading ? reading.value : null
}

function validateWithin(figure: string, options: Options): true | string {
  const limit = rejectionLimit(getText(options.siblingData, 'rejection'))
  const reading = limit && readRowFigure(limit.figure, options)
  if (reading && 'value' in reading && isRejected(figure, { ...limit, figure: reading.value })) {
    const quoted = { value: figure, limit: `${limit.sign} ${reading.value}` }
    return fillFigures(options.req, 'rejected', quoted)
  }
  return validateWithinScale(figure, options)
}

function validateWithinScale(figure: string, options: Options): true | string {
  const [from, to] = [figureIn('scaleFrom', options), figureIn('scaleTo', options)]
  if (from === null || to === null || Number(from) >= Number(to)) return true
  const isWithin = Number(from) <= Number(figure) && Number(figure) <= Number(to)
  return isWithin || fillFigures(options.req, 'outside', { value: figure, from, to })
}

function fillFigures(
  req: PayloadRequest,
  name: keyof ReturnType<typeof getSentences>,
  figures: Record<string, string>,
): string {
  const language = adminLanguage(req.i18n.language)
  const written = Object.entries(figures).map(([key, figure]) => [
    key,
    writeFigure(figure, language),
  ])
  return fillIn(getSentences(req)[name], Object.fromEntries(written))
}

function getSentences({ i18n }: PayloadRequest) {
  return adminTexts(i18n).sheetRows
}
