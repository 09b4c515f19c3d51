'use client'

import { getTranslation } from '@payloadcms/translations'
import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'
import { useState } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { useSend } from '../../platform/admin-kit/use-send.ts'
import { fillIn } from '../../platform/text/fill-in.ts'

type Hire = { state: string; from: string | null }

/** Shows the state of a unit, and marks it as hired, until a day, or as free. */
export function HireCell({
  cellData,
  field: { options },
  rowData,
}: DefaultCellComponentProps<SelectFieldClient>) {
  const router = useRouter()
  const send = useSend()
  const { i18n, t } = useTranslation()
  const text = adminTexts(i18n).lists
  const stored: Hire = {
    state: String(cellData),
    from: rowData.availableFrom?.slice(0, 10) ?? null,
  }
  const [from, setFrom] = useState(stored.from)
  const isHired = stored.state === 'hired'
  const isMoved = isHired && from !== stored.from
  const isFixed = stored.state === 'sold' || rowData.offer === 'sale' || rowData.deletedAt

  function getLabel(state: string) {
    const option = options.find((one) => typeof one === 'object' && one.value === state)
    return typeof option === 'object' ? getTranslation(option.label, i18n) : state
  }

  async function save(hire: Hire, previous?: Hire) {
    if ((await send(`units/${rowData.id}/hire`, hire)).fault) return
    setFrom(hire.from)
    const action = previous && { label: text.undo, onClick: () => void save(previous) }
    const message = `${rowData.name}: ${getLabel(hire.state)}`
    toast.success(message, { id: `hire-${rowData.id}`, action, duration: 10_000 })
    router.refresh()
  }

  return (
    <div className="hire-cell">
      <span>{getLabel(stored.state)}</span>
      {!isFixed && (
        <>
          <input
            type="date"
            aria-label={fillIn(text.hireFrom, { title: rowData.name })}
            title={text.hireFromHint}
            value={from ?? ''}
            onChange={(event) => setFrom(event.target.value || null)}
          />
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => {
              const isFreed = isHired && !isMoved
              save(isFreed ? { state: 'free', from: null } : { state: 'hired', from }, stored)
            }}
          >
            {isMoved ? t('general:save') : isHired ? text.markFree : text.markHired}
          </Button>
        </>
      )}
    </div>
  )
}
