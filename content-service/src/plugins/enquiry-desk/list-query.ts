import type { ItemKind } from '@niaga/contract/enquiry-terms'
import type { Where } from 'payload'
import { isStage, type Stage, unansweredStages } from '../../collections/enquiries/stages.ts'
import { endOfDay } from '../../collections/terms/jakarta-day.ts'
import { parseId } from '../../platform/database/parse-id.ts'

/** A filter of the enquiries: a status, the account of the assigned colleague, and the kind of a requested item. */
export type Filter = { status: Stage | null; assignee: number | null; kind?: ItemKind | null }

export function getConditions({ status, assignee, kind = null }: Filter): Where[] {
  const values = { status, assignedTo: assignee, 'items.kind': kind }
  return Object.entries(values).flatMap(([field, equals]) =>
    equals === null ? [] : [{ [field]: { equals } }],
  )
}

/** Returns the query string of a filter of the admin's list. */
export function getQuery(filter: Filter): string {
  return getListQuery([getConditions(filter)])
}

/** Returns the query string that filters the admin's list by alternatives, each of conditions that all apply. */
export function getListQuery(alternatives: Where[][]): string {
  const where = { or: alternatives.map((and) => ({ and })) }
  return `?${[...getPairs(where, 'where')].join('&')}`
}

function* getPairs(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) yield `${path}=${value}`
  else for (const [key, part] of Object.entries(value)) yield* getPairs(part, `${path}[${key}]`)
}

/** The unanswered messages promised before a moment. */
export function unansweredBefore(moment: string): Where[] {
  return [
    { status: { in: unansweredStages } },
    { answerBy: { less_than: moment } },
    { firstAnsweredAt: { exists: false } },
  ]
}

/** A colleague's day: the messages of which they are reminded, and those promised by its end, theirs or nobody's. */
export function getDayConditions(colleague: number, moment: Date): Where[][] {
  const end = endOfDay(moment)
  const isTheirs = { assignedTo: { equals: colleague } }
  return [
    [{ followUpOn: { less_than_equal: end } }, isTheirs],
    [...unansweredBefore(end), isTheirs],
    [...unansweredBefore(end), { assignedTo: { exists: false } }],
  ]
}

/** Returns the query string of a download with the same filter. */
export function getExportQuery({ status, assignee }: Filter, format: 'xlsx' | 'csv'): string {
  const query = new URLSearchParams({
    ...(status !== null && { status }),
    ...(assignee !== null && { assignedTo: String(assignee) }),
    ...(format === 'csv' && { format }),
  })
  return query.size > 0 ? `?${query}` : ''
}

/** Returns the query string that filters the admin's list by status. */
export function getStatusQuery(status: Stage): string {
  return getQuery({ status, assignee: null })
}

/** Returns the day's view that a query shows. */
export function viewInQuery(
  query: Record<string, unknown> | undefined,
): 'today' | 'overdue' | null {
  if (valueInQuery(query, '[followUpOn][less_than_equal]')) return 'today'
  return valueInQuery(query, '[answerBy][less_than]') ? 'overdue' : null
}

/** Returns the status by which a query filters the admin's list. */
export function statusInQuery(query: Record<string, unknown> | undefined): Stage | null {
  const value = valueInQuery(query, '[status][equals]')
  return isStage(value) ? value : null
}

/** Returns the account by which a query filters the admin's list. */
export function assigneeInQuery(query: Record<string, unknown> | undefined): number | null {
  return parseId(valueInQuery(query, '[assignedTo][equals]'))
}

function valueInQuery(query: Record<string, unknown> | undefined, condition: string): unknown {
  return Object.entries(query ?? {}).find(([name]) => name.endsWith(condition))?.[1]
}
