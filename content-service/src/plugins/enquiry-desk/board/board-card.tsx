'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { isStage, type Stage, stages } from '../../../collections/enquiries/stages.ts'
import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import type { Card } from './read-board.ts'

export type ShownCard = Omit<Card, 'others'> & { others: string | null; assigned: string }

type Props = {
  card: ShownCard
  status: Stage
  language: AdminLanguage
  onMove: (to: Stage) => Promise<void>
}

/** One enquiry, with buttons for the stages that it can be moved to. */
export function BoardCard({ card, status, language, onMove }: Props) {
  const { board: text, inbox } = adminTexts(useTranslation().i18n)
  const [isMoving, setMoving] = useState(false)
  const { id, name, company, product, others, reference, answerBy, isOverdue, assigned } = card

  async function move(data: FormData): Promise<void> {
    const to = data.get('to')
    if (!isStage(to)) return
    setMoving(true)
    await onMove(to)
    setMoving(false)
  }

  return (
    <li id={`card-${id}`} className="board__card" data-is-overdue={isOverdue}>
      <h3>
        <a href={`/admin/collections/messages/${id}`}>{name}</a>
      </h3>
      {company && <p>{company}</p>}
      {product && <p>{[product, others].filter(Boolean).join(' ')}</p>}
      {reference && <p className="aside">{reference}</p>}
      {answerBy && (
        <p className="aside">
          {isOverdue && <strong className="board__overdue">{inbox.overdue}</strong>} {answerBy}
        </p>
      )}
      <p className="aside">{assigned}</p>
      <form
        className="board__move"
        onSubmit={(event) => {
          event.preventDefault()
          void move(new FormData(event.currentTarget))
        }}
      >
        <select name="to" required defaultValue="" aria-label={fillIn(text.moveNamed, { name })}>
          <option value="" disabled>
            {text.moveTo}
          </option>
          {stages
            .filter(({ value }) => value !== status)
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label[language]}
              </option>
            ))}
        </select>
        <button type="submit" disabled={isMoving} aria-label={`${text.move} ${name}`}>
          {text.move}
        </button>
      </form>
    </li>
  )
}
