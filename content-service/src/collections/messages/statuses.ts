/** The progress of a message, from its arrival to the order. */
export const statuses = [
  { value: 'new', label: { id: 'Baru', en: 'New' } },
  { value: 'read', label: { id: 'Dibaca', en: 'Read' } },
  { value: 'quoted', label: { id: 'Ditawarkan', en: 'Quoted' } },
  { value: 'sample', label: { id: 'Sampel dikirim', en: 'Sample sent' } },
  { value: 'negotiating', label: { id: 'Negosiasi', en: 'Negotiating' } },
  { value: 'won', label: { id: 'Menang', en: 'Won' } },
  { value: 'lost', label: { id: 'Kalah', en: 'Lost' } },
  { value: 'spam', label: { id: 'Spam', en: 'Spam' } },
] as const

export type Status = (typeof statuses)[number]['value']

/** The statuses of messages that nobody has answered yet. */
export const unansweredStatuses = ['new', 'read'] as const satisfies Status[]

export function isStatus(value: unknown): value is Status {
  return statuses.some((status) => status.value === value)
}

export function statusLabel(value: string, language: 'id' | 'en'): string {
  return statuses.find((status) => status.value === value)?.label[language] ?? value
}

/** The filter of the admin's list: a status, and the account of the assigned colleague. */
export type Filter = { status: Status | null; assignee: number | null }

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
export function getStatusQuery(status: Status): string {
  return getQuery({ status, assignee: null })
}

/** Returns the query string that filters the admin's list by unanswered messages promised before a moment. */
export function getUnansweredQuery(moment: Date): string {
  const statusIn = `where[or][0][and][0][status][in]=${unansweredStatuses.join(',')}`
  const isDue = `where[or][0][and][1][answerBy][less_than]=${moment.toISOString()}`
  const isOpen = 'where[or][0][and][2][firstAnsweredAt][exists]=false'
  return `?${statusIn}&${isDue}&${isOpen}`
}

/** Returns the status by which a query filters the admin's list. */
export function statusInQuery(query: Record<string, unknown> | undefined): Status | null {
  const value = valueInQuery(query, '[status][equals]')
  return isStatus(value) ? value : null
}

/** Returns the account by which a query filters the admin's list. */
export function assigneeInQuery(query: Record<string, unknown> | undefined): number | null {
  const id = Number(valueInQuery(query, '[assignedTo][equals]'))
  return Number.isInteger(id) && id > 0 ? id : null
}

function valueInQuery(query: Record<string, unknown> | undefined, condition: string): unknown {
  return Object.entries(query ?? {}).find(([name]) => name.endsWith(condition))?.[1]
}
