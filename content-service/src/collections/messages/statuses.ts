/** How far the company is with a message. */
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

/** A status as the admin names it. */
export function statusLabel(value: Status, language: 'id' | 'en'): string {
  return statuses.find((status) => status.value === value)?.label[language] ?? value
}

/** The query of the admin's list that shows the messages of one status. */
export function queryOfStatus(status: Status): string {
  return `?where[or][0][and][0][status][equals]=${status}`
}

/** The status that the admin's list is narrowed to, read from the query of its address. */
export function statusInQuery(query: Record<string, unknown> | undefined): Status | null {
  const [, asked] =
    Object.entries(query ?? {}).find(([name]) => name.endsWith('[status][equals]')) ?? []
  return isStatus(asked) ? asked : null
}
