import { type FigureReading, readFigure } from '@niaga/contract/read-figure'
import { basisName, checkMark, limitName } from './check-names.ts'
import type { LimitField } from './limit-fields.ts'

/** A field with the visitor's input. */
export type TypedLimit = LimitField & {
  typed: string
  /** The chosen basis, `''` if the parameter has no basis. */
  basis: string
  /** The number with a decimal point; `null` if missing. */
  figure: string | null
  /** Why the text is not a number, or an ambiguous one. */
  fault: Exclude<FigureReading, { value: string }> | null
}

const longestTyped = 40

/** Reads the limits from an address, one for each field. */
export function readLimits(fields: readonly LimitField[], search: URLSearchParams): TypedLimit[] {
  // Numbers in a link have decimal points.
  const isLink = !search.has(checkMark)
  return fields.map((field) => {
    const { slug, bases, span, unit } = field
    const typed = (search.get(limitName(slug)) ?? '').slice(0, longestTyped).toWellFormed().trim()
    const parameter = search.get(basisName(slug)) ?? ''
    const basis = bases.includes(parameter) ? parameter : (bases[0] ?? '')
    const isFigure = typed === '' || (isLink && /^\d+\.\d+$/.test(typed))
    const reading = isFigure ? { value: typed } : readFigure(typed, { span, unit })
    return {
      ...{ ...field, typed, basis },
      ...('value' in reading
        ? { figure: reading.value || null, fault: null }
        : { figure: null, fault: reading }),
    }
  })
}
