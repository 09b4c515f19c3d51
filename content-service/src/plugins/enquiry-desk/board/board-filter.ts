import { type ItemKind, itemKinds } from '@niaga/contract/enquiry-terms'
import type { Where } from 'payload'
import type { Stage } from '../../../collections/enquiries/stages.ts'

/** The filter for the enquiries in the columns. */
export type BoardFilter = {
  /** Shows only the enquiries of one colleague. */
  assignedTo: number | null
  /** Shows only enquiries about this kind of item. */
  kind: ItemKind | null
}

export function isItemKind(value: unknown): value is ItemKind {
  return itemKinds.some((kind) => kind === value)
}

/** Returns the fields and values that all enquiries of a stage's column share. */
function getPairs({ assignedTo, kind }: BoardFilter, status: Stage): [string, string | number][] {
  const pairs: [string, string | number | null][] = [
    ['status', status],
    ['assignedTo', assignedTo],
    ['items.kind', kind],
  ]
  return pairs.flatMap(([field, value]) => (value === null ? [] : [[field, value]]))
}

/** Returns the conditions of a stage's column. */
export function getConditions(filter: BoardFilter, status: Stage): Where[] {
  return getPairs(filter, status).map(([field, equals]) => ({ [field]: { equals } }))
}

/** Returns the address of the admin's list with exactly the enquiries of a column. */
export function listOf(filter: BoardFilter, status: Stage): string {
  const conditions = getPairs(filter, status).map(
    ([field, value], index) => `where[or][0][and][${index}][${field}][equals]=${value}`,
  )
  return `/admin/collections/messages?${conditions.join('&')}`
}

/** Returns the query string of the columns with a filter. */
export function boardQuery(isMine: boolean, kind: ItemKind | null): string {
  const query = new URLSearchParams()
  if (isMine) query.set('mine', '1')
  if (kind) query.set('kind', kind)
  return `?${query}`
}
