'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useRef, useState } from 'react'
import { type Stage, stageLabel } from '../../../collections/enquiries/stages.ts'
import { type AdminLanguage, adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { callService } from '../../../platform/admin-kit/call-service.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { BoardCard, type ShownCard } from './board-card.tsx'

/** Somebody else has moved or deleted the enquiry since it was read. */
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
    const { fault } = await callService(`messages/${card.id}/move`, { body: { from, to } })
    const isStale = fault && staleStatuses.includes(fault.status)
    if (fault) {
      const message = fault.message ? `${card.name}. ${fault.message}` : text.failed
      setReport({ text: message + (isStale ? ` ${text.reloaded}` : ''), isFault: true })
    } else {
      const stage = stageLabel(to, language)
      setReport({ text: fillIn(text.moved, { name: card.name, stage }), isFault: false })
    }
    if (fault && !isStale) return
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
