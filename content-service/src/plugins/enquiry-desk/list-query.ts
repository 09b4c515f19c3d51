import { isStage, type Stage, unansweredStages } from '../../collections/enquiries/stages.ts'

/** The filter of the admin's list: a status, and the account of the assigned colleague. */
export type Filter = { status: Stage | null; assignee: number | null }

/** Returns the query string of a filter. */
export function getQuery({ status, assignee }: Filter): string {
  const conditions = [
    ...(status === null ? [] : [`[status][equals]=${status}`]),
    ...(assignee === null ? [] : [`[assignedTo][equals]=${assignee}`]),
  ]
  const query = conditions.map((condition, index) => `where[or][0][and][${index}]${condition}`)
  return `?${query.join('&')}`
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

/** Returns the query string that filters the admin's list by unanswered messages promised before a moment. */
export function getUnansweredQuery(moment: Date): string {
  const statusIn = `where[or][0][and][0][status][in]=${unansweredStages.join(',')}`
  const isDue = `where[or][0][and][1][answerBy][less_than]=${moment.toISOString()}`
  const isOpen = 'where[or][0][and][2][firstAnsweredAt][exists]=false'
  return `?${statusIn}&${isDue}&${isOpen}`
}

/** Returns the status by which a query filters the admin's list. */
export function statusInQuery(query: Record<string, unknown> | undefined): Stage | null {
  const value = valueInQuery(query, '[status][equals]')
  return isStage(value) ? value : null
}

/** Returns the account by which a query filters the admin's list. */
export function assigneeInQuery(query: Record<string, unknown> | undefined): number | null {
  const id = Number(valueInQuery(query, '[assignedTo][equals]'))
  return Number.isInteger(id) && id > 0 ? id : null
}

function valueInQuery(query: Record<string, unknown> | undefined, condition: string): unknown {
  return Object.entries(query ?? {}).find(([name]) => name.endsWith(condition))?.[1]
}
