'use client'

import { useForm, useRowLabel } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

type RowText = 'title' | 'name' | 'question' | 'parameter' | 'measure' | 'port' | 'text'

/** The heading of a row: its text, which makes a collapsed list readable. */
export function RowLabel() {
  const { data, path, rowNumber } = useRowLabel<Partial<Record<RowText, string>>>()
  const { title, name, question, parameter, measure, port, text } = data ?? {}
  const measured = [parameter, measure].filter(Boolean).join(', ')
  const shown = question || title || name || measured || port || text
  useOpenWhenNew(path, !shown)
  return <span>{shown || `${(rowNumber ?? 0) + 1}`}</span>
}

/** Payload collapses a new row as soon as the service has responded with its fields. */
export function useOpenWhenNew(path: string, isEmpty: boolean): void {
  const { dispatchFields, getField } = useForm()
  const openIfEmpty = useEffectEvent(() => {
    if (!isEmpty) return
    const [, list = '', index] = /^(.+)\.(\d+)$/.exec(path) ?? []
    const rows = getField(list)?.rows ?? []
    const updatedRows = rows.map((row, position) =>
      position === Number(index) ? { ...row, collapsed: false } : row,
    )
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
  })
  useEffect(() => openIfEmpty(), [])
}
