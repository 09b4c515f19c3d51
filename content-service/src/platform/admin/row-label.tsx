'use client'

import { useRowLabel } from '@payloadcms/ui'

/** The heading of a row: its text, so that a collapsed list can be read. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<{ title?: string; question?: string }>()
  return <span>{data?.question || data?.title || `${(rowNumber ?? 0) + 1}`}</span>
}
