import type { Payload, Where } from 'payload'

/** The maximum number of schedules, the earliest ones; a document's form shows later ones. */
const maxSchedules = 1_000

/** A document, or a global, whose id is `null`. */
export type Subject = { slug: string; id: number | null }

export type Upcoming = Subject & { isPublication: boolean; moment: string }

/** The query for the planned publications and unpublications. */
export const isPlan: Where = { taskSlug: { equals: 'schedulePublish' } }

/** Returns the planned publications and unpublications, the latest first. */
export function readUpcoming(payload: Payload): Promise<Upcoming[]> {
  return readPlans(payload, { waitUntil: { greater_than: new Date().toISOString() } })
}

/** Returns the publications and unpublications that failed at their time. */
export function readFailed(payload: Payload): Promise<Upcoming[]> {
  return readPlans(payload, { hasError: { equals: true } })
}

async function readPlans(payload: Payload, where: Where): Promise<Upcoming[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [isPlan, where] },
    sort: '-waitUntil',
    limit: maxSchedules,
    depth: 0,
  })
  return docs.flatMap(({ input, waitUntil }) => {
    const subject = getSubject(input)
    if (!subject || !waitUntil) return []
    return { ...subject, isPublication: Object(input).type !== 'unpublish', moment: waitUntil }
  })
}

/** Returns the document of a plan, `null` for anything else. */
export function getSubject(input: unknown): Subject | null {
  const { doc, global } = Object(input)
  if (doc) return { slug: String(doc.relationTo), id: Number(doc.value) }
  return typeof global === 'string' ? { slug: global, id: null } : null
}
