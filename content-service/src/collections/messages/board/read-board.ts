import type { Payload } from 'payload'
import type { Message } from '../../../platform/payload-types.ts'
import { type Status, statuses, unansweredStatuses } from '../statuses.ts'
import { type BoardFilter, getConditions } from './board-filter.ts'

/** The maximum number of cards per column: the list is better for finding the rest. */
export const cardsPerColumn = 20

/** Spam is not a stage of an enquiry; the list shows it. */
const boardStatuses = statuses.filter(({ value }) => value !== 'spam')

export type Card = {
  id: number
  name: string
  company: string | null
  /** The first requested item, and the number of others. */
  product: string | null
  others: number
  reference: string | null
  /** The promised time of an answer, while the enquiry waits for it. */
  answerBy: string | null
  isOverdue: boolean
  assignedTo: number | null
}

export type Column = { status: Status; cards: Card[]; total: number }

/** Closed stages show the newest enquiries first; those waiting for an answer or an order, the oldest. */
const closed: readonly Status[] = ['won', 'lost']

/** Returns the columns of all stages, each with its first cards. */
export function readBoard(payload: Payload, filter: BoardFilter, now: Date): Promise<Column[]> {
  return Promise.all(
    boardStatuses.map(({ value }) => readColumn(payload, filter, { status: value, now })),
  )
}

async function readColumn(
  payload: Payload,
  filter: BoardFilter,
  { status, now }: { status: Status; now: Date },
): Promise<Column> {
  const { docs, totalDocs } = await payload.find({
    collection: 'messages',
    where: { and: getConditions(filter, status) },
    sort: closed.includes(status) ? ['-receivedAt', '-id'] : ['receivedAt', 'id'],
    limit: cardsPerColumn,
    depth: 0,
    select: {
      ...{ name: true, company: true, items: true, reference: true },
      ...{ answerBy: true, firstAnsweredAt: true, assignedTo: true },
    },
  })
  return { status, cards: docs.map((message) => getCard(message, status, now)), total: totalDocs }
}

type Shown = Pick<
  Message,
  'id' | 'name' | 'company' | 'items' | 'reference' | 'answerBy' | 'firstAnsweredAt' | 'assignedTo'
>

function getCard(message: Shown, status: Status, now: Date): Card {
  const { id, name, company, items, reference, firstAnsweredAt, assignedTo } = message
  const isWaiting = !firstAnsweredAt && unansweredStatuses.some((one) => one === status)
  const answerBy = (isWaiting && message.answerBy) || null
  return {
    ...{ id, name, company: company ?? null, reference: reference ?? null },
    product: items?.[0]?.product ?? null,
    others: Math.max((items?.length ?? 0) - 1, 0),
    answerBy,
    isOverdue: answerBy !== null && Date.parse(answerBy) < now.getTime(),
    assignedTo: typeof assignedTo === 'object' ? (assignedTo?.id ?? null) : (assignedTo ?? null),
  }
}
