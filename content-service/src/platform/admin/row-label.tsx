'use client'

import { useRowLabel } from '@payloadcms/ui'

type RowText = 'title' | 'name' | 'question' | 'parameter' | 'measure' | 'text'

/** The heading of a row: its text, so that a collapsed list can be read. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<Partial<Record<RowText, string>>>()
  const { title, name, question, parameter, measure, text } = data ?? {}
  const named = [parameter, measure].filter(Boolean).join(', ')
  return <span>{question || title || name || named || text || `${(rowNumber ?? 0) + 1}`}</span>
}
