import type { Grade } from '@niaga/contract/grades'
import type { Locale } from '@niaga/contract/locale'
import { shownGrades } from '../grades-view.ts'
import { type CheckedGrade, checkGrades } from './check-grades.ts'
import { checkMark } from './check-names.ts'
import { type LimitField, limitFields } from './limit-fields.ts'
import { readLimits, type TypedLimit } from './read-limits.ts'

/** The check of a product's grades against a visitor's limits. */
export type CheckView = {
  fields: (LimitField & Pick<TypedLimit, 'typed' | 'basis' | 'fault'>)[]
  /** Whether the form was sent. */
  isAsked: boolean
  results: CheckedGrade[]
}

/** `null` for a product whose grades have no figures to compare. */
export function checkView(
  given: readonly Grade[] | undefined,
  search: URLSearchParams,
  locale: Locale,
): CheckView | null {
  const grades = shownGrades(given)
  const fields = limitFields(grades, locale)
  if (fields.length === 0) return null
  const limits = readLimits(fields, search)
  const isFaulty = limits.some(({ fault }) => fault !== null)
  return {
    fields: fields.map((field, index) => {
      const { typed = '', basis = '', fault = null } = limits[index] ?? {}
      return { ...field, typed, basis, fault }
    }),
    isAsked: search.has(checkMark) || limits.some(({ typed }) => typed !== ''),
    // With a figure left out the words would say more than was checked.
    results: isFaulty ? [] : checkGrades(grades, fields, limits, locale),
  }
}
