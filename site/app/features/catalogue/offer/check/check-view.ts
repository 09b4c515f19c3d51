import type { Product } from '@niaga/contract/entities'
import { figureText } from '@niaga/contract/figure-text'
import type { Locale } from '@niaga/contract/locale'
import { typedFigure } from '../../../../i18n/typed-figure.ts'
import { m } from '../../../../paraglide/messages.js'
import { gradeViews } from '../grade-view.ts'
import { type CheckedGrade, checkGrades } from './check-grades.ts'
import { checkMark } from './check-names.ts'
import { limitFields } from './limit-fields.ts'
import { readLimits, type TypedLimit } from './read-limits.ts'
import { readTender } from './read-tender.ts'

/** The check of a product's grades against a visitor's limits. */
export type CheckView = {
  fields: (Omit<TypedLimit, 'fault'> & {
    /** How a number was understood, if that differs from the text typed; otherwise `''`. */
    understood: string
    fault: string | null
  })[]
  /** Lines of a tender that do not fill a field. */
  unread: string[]
  /** Whether the form was submitted. */
  isAsked: boolean
  results: CheckedGrade[]
  /** The limits in words and the lines that were not read, for a request; `''` without a check. */
  limits: string
}

/** Returns `null` for a product whose grades have no figures to compare. */
export function checkView(
  product: Product,
  search: URLSearchParams,
  locale: Locale,
): CheckView | null {
  const grades = gradeViews(product, locale)
  const fields = limitFields(grades, locale)
  if (fields.length === 0) return null
  const { filled, unread } = readTender(fields, search)
  const limits = readLimits(fields, filled)
  const isFaulty = limits.some(({ fault }) => fault !== null)
  const results = isFaulty ? [] : checkGrades(grades, limits, locale)
  return {
    fields: limits.map((limit) => {
      const figure = typedFigure(limit.figure ?? '')
      return {
        ...limit,
        understood: figure === limit.typed ? '' : figure,
        fault: faultText(limit),
      }
    }),
    unread,
    isAsked: filled.has(checkMark) || limits.some(({ typed }) => typed !== ''),
    // If a figure was omitted, the text would claim more than was checked.
    results,
    limits: isFaulty ? '' : [...limitTexts(limits, locale), ...unread].join('; '),
  }
}

function faultText({ parameter, typed, fault }: TypedLimit): string | null {
  if (fault === null) return null
  if (!('ambiguous' in fault)) return m.check_not_a_number({ parameter })
  const [one = '', other = ''] = fault.ambiguous.map(typedFigure)
  return m.calc_ambiguous({ field: parameter, typed, one, other })
}

/** Returns each limit as text, such as `Kadar abu (ADB) maks. 8 %`. */
function limitTexts(limits: readonly TypedLimit[], locale: Locale): string[] {
  return limits.flatMap(({ parameter, unit, direction, figure, basis }) => {
    if (figure === null) return []
    const words = direction === 'least' ? m.check_least : m.check_most
    const name = basis === '' ? parameter : `${parameter} (${basis})`
    return [`${name} ${words({}, { locale })} ${figureText(figure, locale)} ${unit}`.trim()]
  })
}
