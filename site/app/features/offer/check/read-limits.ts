import { basisName, limitName } from './check-names.ts'
import type { LimitField } from './limit-fields.ts'

/** What is wrong with a typed figure. */
export type LimitFault = 'not_a_number' | 'thousands'

/** A field with what a visitor typed. */
export type TypedLimit = {
  slug: string
  typed: string
  /** The chosen basis, `''` where there is none. */
  basis: string
  /** The figure, with a decimal point; `null` for none. */
  figure: string | null
  fault: LimitFault | null
}

const longestTyped = 40

/** The limits in an address, one for each field. */
export function readLimits(fields: readonly LimitField[], search: URLSearchParams): TypedLimit[] {
  return fields.map(({ slug, bases }) => {
    const typed = (search.get(limitName(slug)) ?? '').slice(0, longestTyped).toWellFormed().trim()
    const asked = search.get(basisName(slug)) ?? ''
    const basis = bases.includes(asked) ? asked : (bases[0] ?? '')
    return { slug, typed, basis, ...readFigure(typed) }
  })
}

/** A figure with a decimal comma or point. */
export function readFigure(typed: string): Pick<TypedLimit, 'figure' | 'fault'> {
  if (typed === '') return { figure: null, fault: null }
  const [, whole, decimals] = /^(\d{1,9})(?:[.,](\d{1,6}))?$/.exec(typed) ?? []
  if (whole === undefined) return { figure: null, fault: 'not_a_number' }
  // `4.200` is 4200 to some and 4.2 to others.
  if (decimals?.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) {
    return { figure: null, fault: 'thousands' }
  }
  return { figure: decimals === undefined ? whole : `${whole}.${decimals}`, fault: null }
}
