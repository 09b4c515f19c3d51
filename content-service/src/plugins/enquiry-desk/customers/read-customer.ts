import type { Payload } from 'payload'
import { referencedId } from '../../../collections/content/reference.ts'
import { openStages, type Stage, wonStage } from '../../../collections/enquiries/stages.ts'
import type { Message } from '../../../platform/payload-types.ts'
import { getCustomer, getEnquiries } from './get-customer.ts'

/** The maximum number on the page: the list is better for finding the rest. */
export const enquiriesOnPage = 100

/** The maximum number of notes on these enquiries, the newest. */
const maxNotes = 20

export type CustomerEnquiry = {
  id: number
  name: string
  status: Stage
  product: string | null
  others: number
  reference: string | null
  receivedAt: string
  assignedTo: number | null
}

export type CustomerNote = {
  key: string
  messageId: number
  text: string
  author: string | null
  at: string
}

export type CustomerPage = {
  /** The most recent contact details. */
  contact: {
    name: string
    email: string
    company: string | null
    phone: string | null
    country: string | null
  }
  /** Other people who wrote for the same company, latest first. */
  people: { name: string; email: string }[]
  total: number
  won: number
  open: number
  enquiries: CustomerEnquiry[]
  notes: CustomerNote[]
}

/** Returns everything about the customer who sent a message; `null` for spam or an unknown message. */
export async function readCustomer(
  payload: Payload,
  messageId: number,
): Promise<CustomerPage | null> {
  const customer = await getCustomer(payload, messageId)
  if (!customer) return null
  const all = getEnquiries(customer)
  const getCount = async (stages: readonly Stage[]) => {
    const where = { and: [...all, { status: { in: stages } }] }
    return (await payload.count({ collection: 'messages', where })).totalDocs
  }
  const [{ docs, totalDocs }, won, open] = await Promise.all([
    payload.find({
      collection: 'messages',
      where: { and: all },
      sort: ['-receivedAt', '-id'],
      limit: enquiriesOnPage,
      depth: 0,
      select: {
        ...{ name: true, email: true, phone: true, company: true, country: true, status: true },
        ...{ items: true, reference: true, receivedAt: true, assignedTo: true, notes: true },
        ...{ addressKey: true, companyKey: true },
      },
    }),
    getCount([wonStage]),
    getCount(openStages),
  ])
  const [latest] = docs
  if (!latest) return null
  const withCompany = docs.find(
    ({ companyKey }) => companyKey && companyKey === customer.companyKey,
  )
  const latestValue = (field: 'phone' | 'country') =>
    docs.find((doc) => doc[field])?.[field] ?? null
  return {
    contact: {
      ...{ name: latest.name, email: latest.email },
      ...{
        company: withCompany?.company ?? null,
        phone: latestValue('phone'),
        country: latestValue('country'),
      },
    },
    people: peopleIn(docs).slice(1),
    ...{ total: totalDocs, won, open },
    enquiries: docs.map(enquiryIn),
    notes: docs
      .flatMap(notesIn)
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, maxNotes),
  }
}

/** Counts the other messages of a message's sender. */
export async function countOthers(payload: Payload, messageId: number): Promise<number> {
  const customer = await getCustomer(payload, messageId)
  if (!customer) return 0
  const where = { and: [...getEnquiries(customer), { id: { not_equals: messageId } }] }
  return (await payload.count({ collection: 'messages', where })).totalDocs
}

type Read = Pick<
  Message,
  | ('id' | 'name' | 'email' | 'status' | 'items' | 'reference' | 'receivedAt' | 'assignedTo')
  | ('notes' | 'addressKey')
>

/** Lists each address once, under its latest name. */
function peopleIn(docs: Read[]): CustomerPage['people'] {
  const people = new Map<string, { name: string; email: string }>()
  for (const { addressKey, name, email } of docs) {
    const key = addressKey ?? email
    if (!people.has(key)) people.set(key, { name, email })
  }
  return [...people.values()]
}

function enquiryIn(message: Read): CustomerEnquiry {
  const { id, name, status, items, reference, receivedAt, assignedTo } = message
  return {
    ...{ id, name, status, receivedAt, reference: reference ?? null },
    product: items?.[0]?.product ?? null,
    others: Math.max((items?.length ?? 0) - 1, 0),
    assignedTo: referencedId(assignedTo),
  }
}

function notesIn({ id: messageId, notes }: Read): CustomerNote[] {
  return (notes ?? []).map(({ id, text, author, at }, index) => ({
    ...{ key: id ?? `${messageId}-${index}`, messageId, text, author: author ?? null, at },
  }))
}
