'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useRef, useState } from 'react'
import { type Stage, stageLabel } from '../../../collections/enquiries/stages.ts'
import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { BoardCard, type ShownCard } from './board-card.tsx'

const staleStatuses = [404, 409]

export type ShownColumn = {
  status: Stage
  label: string
  total: number
  cards: ShownCard[]
  /** The address of the list with all enquiries of the column. */
  list: string
}

type Props = { columns: ShownColumn[]; language: AdminLanguage }

/** Shows the columns and the result of the last move. */
export function BoardColumns({ columns, language }: Props) {
  const router = useRouter()
  const text = adminTexts(useTranslation().i18n).board
  const [report, setReport] = useState({ text: '', isFault: false })
  const focusMoved = useFocusOnMoved(columns)

  async function move(card: ShownCard, from: Stage, to: Stage): Promise<void> {
    const result = await sendMove(card.id, { from, to })
    const stage = stageLabel(to, language)
    if (result.isMoved) {
      setReport({ text: fillIn(text.moved, { name: card.name, stage }), isFault: false })
    } else {
      const message = result.message ? `${card.name}. ${result.message}` : text.failed
      const reloaded = result.isStale ? ` ${text.reloaded}` : ''
      setReport({ text: message + reloaded, isFault: true })
    }
    if (!result.isMoved && !result.isStale) return
    focusMoved(card.id)
    router.refresh()
  }

  return (
    <>
      <p className="board__report" role="status" data-is-fault={report.isFault}>
        {report.text}
      </p>
      <nav className="list-tools" aria-label={text.stages}>
        {columns.map(({ status, label, total }) => (
          <a key={status} href={`#stage-${status}`}>
            {label} <span className="overview__count">{total}</span>
          </a>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="board" aria-label={text.columns} tabIndex={0}>
        {columns.map(({ status, label, total, cards, list }) => (
          <section key={status} id={`stage-${status}`} className="board__column">
            <h2 id={`heading-${status}`}>
              {label} <span className="overview__count">{total}</span>
            </h2>
            {cards.length === 0 && <p>{text.none}</p>}
            <ul aria-labelledby={`heading-${status}`}>
              {cards.map((card) => (
                <BoardCard
                  key={card.id}
                  card={card}
                  status={status}
                  language={language}
                  onMove={(to) => move(card, status, to)}
                />
              ))}
            </ul>
            {total > cards.length && (
              <a href={list}>{fillIn(text.more, { count: total - cards.length })}</a>
            )}
          </section>
        ))}
      </section>
    </>
  )
}

/** After the columns are reloaded, a card is a new element: moves the focus to it, or to the next action. */
function useFocusOnMoved(columns: ShownColumn[]): (id: number) => void {
  const moved = useRef<number | null>(null)
  const lastColumns = useRef(columns)
  useEffect(() => {
    if (columns === lastColumns.current) return
    lastColumns.current = columns
    if (moved.current === null) return
    const link = document.querySelector<HTMLElement>(`#card-${moved.current} a`)
    link?.focus()
    moved.current = null
  }, [columns])
  return (id) => {
    moved.current = id
  }
}

type MoveResult = {
  isMoved: boolean
  /** Whether somebody else has moved or deleted the enquiry since it was read. */
  isStale: boolean
  message: string | null
}

/** Requests the move of an enquiry from the service. */
async function sendMove(id: number, move: { from: Stage; to: Stage }): Promise<MoveResult> {
  const response = await fetch(`/cms/api/messages/${id}/move`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(move),
  }).catch(() => null)
  const body: { errors?: { message?: string }[] } = (await response?.json().catch(() => null)) ?? {}
  return {
    isMoved: response?.ok ?? false,
    isStale: response !== null && staleStatuses.includes(response.status),
    message: body.errors?.[0]?.message ?? null,
  }
}
