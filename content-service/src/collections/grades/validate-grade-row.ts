import { needsBasis, typedRejection } from '@niaga/contract/grades'
import type { FieldHook, SelectFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { select, text } from 'payload/shared'
import { figureFault } from '../../platform/admin/read-number.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { readRowFigure } from '../sheets/read-row-figure.ts'
import { getText } from '../sheets/row-figures.ts'

/**
 * Requires a basis where a figure is meaningless without one. Content of another host is imported unchanged: only an
 * account sees the error.
 */
export const validateBasis: SelectFieldSingleValidation = async (value, options) => {
  const valid = await select(value, options)
  const parameter = getText(options.siblingData, 'parameter')
  if (valid !== true || value || !options.req.user || !needsBasis(parameter)) return valid
  const basis = /kalor|calorific/i.test(parameter) ? 'GAR' : 'ARB'
  return sentenceFor(options.req, {
    id: `Pilih basis untuk “${parameter}”, misalnya ${basis} atau ADB: tanpa basis angkanya tidak berarti.`,
    en: `Choose the basis of “${parameter}”, such as ${basis} or ADB: without it the figure means nothing.`,
  })
}

/** Accepts an empty field, or a sign and a number. */
export const validateRejection: TextFieldSingleValidation = async (value, options) => {
  const valid = await text(value, options)
  const limit = value?.trim() ?? ''
  if (valid !== true || limit === '' || !options.req.user) return valid
  const rejection = typedRejection(limit)
  const reading = rejection && readRowFigure(rejection.figure, options)
  if (reading && 'value' in reading) return true
  if (rejection && reading && 'ambiguous' in reading) {
    return sentenceFor(options.req, figureFault(rejection.figure, reading))
  }
  return sentenceFor(options.req, {
    id: `“${limit}” bukan batas tolak. Tulis tanda dan angka, misalnya > 12 atau < 4800.`,
    en: `“${limit}” is not a limit. Write a sign and a figure, such as > 12 or < 4800.`,
  })
}

/** Converts the decimal separator in a limit that an account typed. */
export const readTypedRejection: FieldHook = ({ value, previousValue, ...place }) => {
  const rejection =
    typeof value === 'string' && value !== previousValue ? typedRejection(value) : null
  const reading = rejection && readRowFigure(rejection.figure, place)
  return reading && 'value' in reading ? `${rejection.sign} ${reading.value}` : value
}
