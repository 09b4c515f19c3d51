import { readFigure, type Span, usualSpan } from '@niaga/contract/read-figure'

export const figureNames = ['from', 'to', 'exact', 'under', 'over', 'typical'] as const

/** Returns the row's scale, or a range around the figures of the same parameter in all grades. */
export function spanFor(row: unknown, document: unknown): Span | null {
  const ends = [getText(row, 'scaleFrom'), getText(row, 'scaleTo')].map((end) => readFigure(end))
  const [from, to] = ends.flatMap((end) => ('value' in end ? Number(end.value) : []))
  if (from !== undefined && to !== undefined) return [from, to]
  const isSame = (one: unknown) =>
    ['parameter', 'unit'].every((name) => getText(one, name) === getText(row, name))
  const rows = listOf(document, 'grades').flatMap((grade) => listOf(grade, 'rows'))
  return usualSpan(
    rows.filter(isSame).flatMap((one) => figureNames.map((name) => getText(one, name))),
  )
}

export function getText(row: unknown, name: string): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : ''
  return typeof value === 'string' ? value.trim() : ''
}

function listOf(document: unknown, name: string): unknown[] {
  const list: unknown = Reflect.get(Object(document ?? {}), name)
  return Array.isArray(list) ? list : []
}
