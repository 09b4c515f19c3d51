import type { Payload } from 'payload'
import { referencedId } from '../../../collections/content/reference.ts'
import {
  enquiryStages,
  openStages,
  type Stage,
  unansweredStages,
} from '../../../collections/enquiries/stages.ts'
import type { Message } from '../../../platform/payload-types.ts'
import { type Filter, getConditions } from '../list-query.ts'

/** The maximum number of cards per column: the list is better for finding the rest. */
export const cardsPerColumn = 20

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

/** The filter for the enquiries in all columns. */
export type BoardFilter = Omit<Filter, 'status'>

export type Column = { status: Stage; cards: Card[]; total: number }

/** Returns the columns of all stages, each with its first cards. */
export function readBoard(payload: Payload, filter: BoardFilter, now: Date): Promise<Column[]> {
  return Promise.all(
    enquiryStages.map(({ value }) => readColumn(payload, filter, { status: value, now })),
  )
}

async function readColumn(
  payload: Payload,
  filter: BoardFilter,
  { status, now }: { status: Stage; now: Date },
): Promise<Column> {
  const { docs, totalDocs } = await payload.find({
    collection: 'messages',
    where: { and: getConditions({ ...filter, status }) },
    // The enquiries that have waited longest for an answer or an order, but the newest closed ones.
    sort: openStages.includes(status) ? ['receivedAt', 'id'] : ['-receivedAt', '-id'],
    limit: cardsPerColumn,
    depth: 0,
    select: {
      ...{ name: true, company: true, items: true, reference: true },
      ...{ answerBy: true, firstAnsweredAt: true, assignedTo: true },
    },
  })
  return { status, cards: docs.map((message) => getCard(message, status, now)), total: totalDocs }
}

type BoardMessage = Pick<
  Message,
  'id' | 'name' | 'company' | 'items' | 'reference' | 'answerBy' | 'firstAnsweredAt' | 'assignedTo'
>

function getCard(message: BoardMessage, status: Stage, now: Date): Card {
  const { id, name, company, items, reference, firstAnsweredAt, assignedTo } = message
  const isWaiting = !firstAnsweredAt && unansweredStages.includes(status)
  const answerBy = (isWaiting && message.answerBy) || null
  return {
    ...{ id, name, company: company ?? null, reference: reference ?? null },
    product: items?.[0]?.product ?? null,
    others: Math.max((items?.length ?? 0) - 1, 0),
    answerBy,
    isOverdue: answerBy !== null && Date.parse(answerBy) < now.getTime(),
    assignedTo: referencedId(assignedTo),
  }
}
