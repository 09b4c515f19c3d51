/** How far the company has dealt with a message. */
export const statuses = [
  { value: 'new', label: { id: 'Baru', en: 'New' } },
  { value: 'read', label: { id: 'Dibaca', en: 'Read' } },
  { value: 'answered', label: { id: 'Dijawab', en: 'Answered' } },
  { value: 'spam', label: { id: 'Spam', en: 'Spam' } },
] as const

export type Status = (typeof statuses)[number]['value']

export function isStatus(value: unknown): value is Status {
  return statuses.some((status) => status.value === value)
}

/** The label of a status. */
export function statusLabel(value: Status, language: 'id' | 'en'): string {
  return statuses.find((status) => status.value === value)?.label[language] ?? value
}

/** The query string that filters the admin's list by a status. */
export function queryOfStatus(status: Status): string {
  return `?where[or][0][and][0][status][equals]=${status}`
}

/** The status by which a query filters the admin's list. */
export function statusInQuery(query: Record<string, unknown> | undefined): Status | null {
  const [, value] =
    Object.entries(query ?? {}).find(([name]) => name.endsWith('[status][equals]')) ?? []
  return isStatus(value) ? value : null
}
