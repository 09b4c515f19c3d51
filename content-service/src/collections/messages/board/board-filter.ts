import { type ItemKind, itemKinds } from '@niaga/contract/enquiry-terms'
import type { Where } from 'payload'
import type { Status } from '../statuses.ts'

/** Which enquiries the columns show. */
export type BoardFilter = {
  /** Only those of one colleague. */
  assignedTo: number | null
  /** Only those that ask for something of this kind. */
  kind: ItemKind | null
}

export function isItemKind(value: unknown): value is ItemKind {
  return itemKinds.some((kind) => kind === value)
}

/** The fields and values that a stage's column has in common. */
function pairsOf({ assignedTo, kind }: BoardFilter, status: Status): [string, string | number][] {
  const pairs: [string, string | number | null][] = [
    ['status', status],
    ['assignedTo', assignedTo],
    ['items.kind', kind],
  ]
  return pairs.flatMap(([field, value]) => (value === null ? [] : [[field, value]]))
}

/** The conditions of a stage's column. */
export function conditionsOf(filter: BoardFilter, status: Status): Where[] {
  return pairsOf(filter, status).map(([field, equals]) => ({ [field]: { equals } }))
}

/** The address of the admin's list with exactly the enquiries of a column. */
export function listOf(filter: BoardFilter, status: Status): string {
  const conditions = pairsOf(filter, status).map(
    ([field, value], index) => `where[or][0][and][${index}][${field}][equals]=${value}`,
  )
  return `/admin/collections/messages?${conditions.join('&')}`
}

/** The query string of the columns with a filter. */
export function boardQuery(isMine: boolean, kind: ItemKind | null): string {
  const query = new URLSearchParams()
  if (isMine) query.set('mine', '1')
  if (kind) query.set('kind', kind)
  return `?${query}`
}
