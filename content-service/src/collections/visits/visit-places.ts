import type { Period } from './read-visits.ts'

/** The address of the figures of visits. */
export const visitsPlace = '/admin/visits'

export function placeOf(period: Period): string {
  return period === 'days' ? visitsPlace : `${visitsPlace}?period=${period}`
}

/** Every sum of each day, as CSV. */
export const exportPlace = '/cms/api/visits/export'
