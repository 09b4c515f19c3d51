'use client'

import { toast, useConfig, useListQuery, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { DefaultCellComponentProps } from 'payload'
import { type PointerEvent, useEffect, useRef } from 'react'
import { adminTexts } from '../admin-kit/admin-texts.ts'
import { useSend } from '../admin-kit/use-send.ts'
import { fillIn } from '../text/fill-in.ts'

/** The row that receives the focus once the list is shown in its new order. */
let moved: { id: unknown; to: number } | undefined

/** Shows the number of a row, and moves the row by dragging or with the arrow keys. */
export function OrderCell({ cellData, rowData, collectionSlug }: DefaultCellComponentProps) {
  const { data, query } = useListQuery()
  const { getEntityConfig } = useConfig()
  const router = useRouter()
  const send = useSend()
  const text = adminTexts(useTranslation().i18n).lists
  const handle = useRef<HTMLButtonElement>(null)
  const rows = data?.docs?.map(({ id }) => Number(id)) ?? []
  const title = rowData[getEntityConfig({ collectionSlug })?.admin.useAsTitle ?? 'id']

  useEffect(() => {
    const row = handle.current?.closest('tr')
    if (moved?.id !== rowData.id || row?.sectionRowIndex !== moved?.to) return
    moved = undefined
    handle.current?.focus()
  })

  async function moveTo(to: number | undefined) {
    if (to === undefined || to === rowData.id) return
    if ((await send(`${collectionSlug}/order`, { id: rowData.id, to })).fault) return
    moved = { id: rowData.id, to: rows.indexOf(to) }
    toast.success(fillIn(text.moved, { title, row: moved.to + 1 }), { id: 'moved' })
    router.refresh()
  }

  function drag(event: PointerEvent, isDropped: boolean) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    document.querySelector('[data-is-target]')?.removeAttribute('data-is-target')
    const below = document.elementFromPoint(event.clientX, event.clientY)
    const row = below?.closest<HTMLElement>('tr[data-id]')
    if (!isDropped) row?.setAttribute('data-is-target', '')
    else if (row) void moveTo(Number(row.dataset.id))
  }

  if (String(query?.sort) !== 'sortOrder' || rowData.deletedAt) return <span>{cellData}</span>
  return (
    <button
      ref={handle}
      type="button"
      className="order-handle"
      aria-label={fillIn(text.move, { title, number: cellData })}
      title={text.moveHint}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => drag(event, false)}
      onPointerUp={(event) => drag(event, true)}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (by === undefined) return
        event.preventDefault()
        void moveTo(rows[rows.indexOf(Number(rowData.id)) + by])
      }}
    >
      <span aria-hidden="true">⠿</span> {cellData}
    </button>
  )
}
