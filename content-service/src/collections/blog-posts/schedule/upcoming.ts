import type { Payload } from 'payload'

/** The maximum number of schedules, the earliest ones; a document's form shows later ones. */
const maxSchedules = 1_000

export type Upcoming = { collection: string; id: string; isPublication: boolean; moment: string }

/** Returns the planned publications and unpublications, the latest first. */
export async function readUpcoming(payload: Payload): Promise<Upcoming[]> {
  const isUpcoming = { greater_than: new Date().toISOString() }
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { waitUntil: isUpcoming }] },
    sort: '-waitUntil',
    limit: maxSchedules,
    depth: 0,
  })
  return docs.flatMap(({ input, waitUntil }) => {
    const { doc, type } = taskInput(input)
    if (!doc || !waitUntil) return []
    const { relationTo: collection, value } = doc
    return { collection, id: String(value), isPublication: type !== 'unpublish', moment: waitUntil }
  })
}

function taskInput(input: unknown): {
  doc?: { relationTo: string; value: unknown }
  type?: string
} {
  return typeof input === 'object' && input !== null ? input : {}
}
