'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Heads a row with what it is about, so that a closed list can be read. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<{ title?: string; question?: string }>()
  return <span>{data?.question || data?.title || `${(rowNumber ?? 0) + 1}`}</span>
}
