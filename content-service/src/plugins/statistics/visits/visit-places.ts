import type { Period } from './read-visits.ts'

/** The address of the visit figures. */
export const visitsPlace = '/admin/visits'

export function getPlace(period: Period): string {
  return period === 'days' ? visitsPlace : `${visitsPlace}?period=${period}`
}

/** The address of every sum of each day, as CSV. */
export const exportPlace = '/cms/api/visits/export'
