import { figureText } from '@niaga/contract/figure-text'
import { rejectionLimit } from '@niaga/contract/grades'
import type { Locale } from '@niaga/contract/locale'
import { type SheetRow, sheetValue } from '@niaga/contract/sheets'
import { getSlug } from '../../../../ui/slug.ts'
import { type GradeView, gradeLine } from '../grade-view.ts'
import type { Direction } from './limit-fields.ts'
import type { TypedLimit } from './read-limits.ts'

/** Ordered from worst to best. */
const outcomes = ['no', 'confirm', 'fits'] as const

export type Outcome = (typeof outcomes)[number]

/** Reason for a row's outcome. */
type Reason = 'typical_beyond' | 'rejection_beyond' | 'no_rejection' | 'no_figure' | 'within'

/** The row that decides on a grade. */
export type DecidingRow = {
  parameter: string
  basis: string
  unit: string
  reason: Reason
  typical: string
  rejection: string
  limit: string
  direction: Direction
}

export type CheckedGrade = Pick<GradeView, 'slug' | 'name' | 'title'> & {
  outcome: Outcome
  row: DecidingRow
  /** The other rows for which it does not fit, or is to be confirmed. */
  further: DecidingRow[]
}

type Checked = { outcome: Outcome; row: DecidingRow; slack: number }

const outcomeFor: Readonly<Record<Reason, Outcome>> = {
  typical_beyond: 'no',
  rejection_beyond: 'confirm',
  no_rejection: 'confirm',
  no_figure: 'confirm',
  within: 'fits',
}

/** Checks whether each grade is within the given limits; returns nothing without limits. */
export function checkGrades(
  grades: readonly GradeView[],
  limits: readonly TypedLimit[],
  locale: Locale,
): CheckedGrade[] {
  return grades.flatMap((grade) => {
    const checked = limits.flatMap((limit) => checkRow(grade, limit, locale))
    const [deciding, ...others] = checked.sort(
      (one, other) =>
        outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome) || one.slack - other.slack,
    )
    if (!deciding) return []
    const { outcome, row } = deciding
    const { slug, name, title } = grade
    const like = others.filter((other) => other.outcome === outcome && outcome !== 'fits')
    const further = like.map((other) => other.row)
    return [{ slug, name, title, outcome, row, further }]
  })
}

function checkRow(grade: GradeView, typed: TypedLimit, locale: Locale): Checked | [] {
  const { slug, parameter, unit, direction, basis, figure } = typed
  if (figure === null) return []
  // Only figures in the requested basis count: a conversion would need values that the grade may lack.
  const row = grade.rows.find(
    (row) =>
      getSlug(row.parameter) === slug &&
      (row.basis ?? '') === basis &&
      gradeLine(row, locale).unit === unit,
  )
  const cell = row && gradeLine(row, locale).cell
  const limit = Number(figure)
  const worst = row && worstTypical(row, direction)
  const rejected = row && rejectedFrom(row, direction)
  const reason = getReason(worst ?? null, rejected ?? null, limit, direction)
  const distance = rejected ?? worst
  return {
    outcome: outcomeFor[reason],
    // Relative distance to the limit, to compare rows whatever their units.
    slack: distance == null ? 0 : Math.abs(limit - distance) / (Math.abs(limit) || 1),
    row: {
      ...{ parameter, basis, unit, direction, reason },
      typical: cell?.typical ?? '',
      rejection: cell?.rejection ?? '',
      limit: figureText(figure, locale),
    },
  }
}

function getReason(
  typical: number | null,
  rejected: number | null,
  limit: number,
  direction: Direction,
): Reason {
  const isBeyond = (figure: number) => (direction === 'least' ? figure < limit : figure > limit)
  if (typical === null) return 'no_figure'
  if (isBeyond(typical)) return 'typical_beyond'
  if (rejected === null) return 'no_rejection'
  return isBeyond(rejected) ? 'rejection_beyond' : 'within'
}

/** Returns the end of a typical range that is worst for a buyer; `null` for words. */
function worstTypical(row: SheetRow, direction: Direction): number | null {
  const value = sheetValue(row)
  if (row.typical !== undefined) return Number(row.typical)
  if (!value || 'text' in value) return null
  if ('exact' in value) return Number(value.exact)
  if ('from' in value) return Number(direction === 'least' ? value.from : value.to)
  if ('under' in value) return direction === 'most' ? Number(value.under) : null
  return direction === 'least' ? Number(value.over) : null
}

/** Returns the worst figure of a cargo that is not rejected; `null` if only the contract may define it. */
function rejectedFrom({ rejection = '' }: SheetRow, direction: Direction): number | null {
  const limit = rejectionLimit(rejection)
  if (!limit || /[<≤]/.test(limit.sign) !== (direction === 'least')) return null
  return Number(limit.figure)
}
