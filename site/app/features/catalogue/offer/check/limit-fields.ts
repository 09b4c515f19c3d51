import { type Grade, rejectionLimit } from '@niaga/contract/grades'
import type { Locale } from '@niaga/contract/locale'
import { type Span, usualSpan } from '@niaga/contract/read-figure'
import type { SheetRow } from '@niaga/contract/sheets'
import { translated } from '@niaga/contract/translation'
import { localeEntries } from '../../../../i18n/locale-registry.ts'
import { getSlug } from '../../../../ui/slug.ts'

/** Whether the buyer's limit is a minimum or a maximum. */
export type Direction = 'least' | 'most'

/** A parameter for which a visitor can set a limit. */
export type LimitField = {
  /** Its name in an address after `batas-`, the same in every language. */
  slug: string
  parameter: string
  /** Its name in every language. */
  names: string[]
  unit: string
  direction: Direction
  /** Bases of the parameter in the grades; empty if it has no basis. */
  bases: string[]
  /** Usual limits, according to the grades. */
  span: Span | null
}

/** Nobody fills in a longer form, and the site limits the parameters of an address. */
const maxFields = 12

/** Used for rows without a rejection limit, by the names of parameters in both languages. */
const knownDirections: readonly (readonly [Direction, RegExp])[] = [
  ['least', /kalor|calorific|kemurnian|purity|gerus|grind|hgi|leleh abu|ash fusion|zro2|sio2/i],
  [
    'most',
    /\bair\b|moisture|\babu\b|\bash\b|sul(?:f|ph)ur|belerang|fe2o3|tio2|al2o3|pijar|ignition|u ?\+ ?th|klor|chlorine|ukuran|\bsize\b|d50|timbal|\blead\b|antimon|arsen/i,
  ],
]

/** Returns the fields for limits, in the order of the grades' rows: the deciding parameters first. */
export function limitFields(grades: readonly Pick<Grade, 'rows'>[], locale: Locale): LimitField[] {
  const groups = new Map<string, SheetRow[]>()
  for (const row of grades.flatMap(({ rows }) => rows)) {
    if (row.text !== undefined) continue
    const slug = getSlug(row.parameter)
    groups.set(slug, [...(groups.get(slug) ?? []), row])
  }
  return [...groups]
    .flatMap(([slug, rows]) => {
      const [first] = rows
      const direction = getDirection(rows)
      if (!first || !direction || slug === '') return []
      const bases = [...new Set(rows.flatMap(({ basis }) => basis ?? []))]
      const unit = translated(first, 'unit', locale)
      const parameter = translated(first, 'parameter', locale)
      const names = localeEntries.map(({ code }) => translated(first, 'parameter', code))
      const span = usualSpan(rows.flatMap(getFigures))
      return [{ slug, parameter, names, unit, direction, bases, span }]
    })
    .slice(0, maxFields)
}

/** If too little of a parameter is rejected, more is better, and vice versa. */
function getDirection(rows: readonly SheetRow[]): Direction | null {
  for (const { rejection = '' } of rows) {
    const limit = rejectionLimit(rejection)
    if (limit) return /[<≤]/.test(limit.sign) ? 'least' : 'most'
  }
  const name = rows[0]?.parameter.slice(0, 200) ?? ''
  return knownDirections.find(([, names]) => names.test(name))?.[0] ?? null
}

function getFigures({ from, to, exact, under, over, typical, rejection = '' }: SheetRow) {
  return [from, to, exact, under, over, typical, rejectionLimit(rejection)?.figure]
}
