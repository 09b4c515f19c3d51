import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { adminLanguage } from '../../../platform/admin/texts.ts'
import { writeMoment } from '../../../platform/admin/write-moment.ts'
import { shownFrom } from './shown-from.ts'
import { scheduleTexts } from './texts.ts'

/** The list reads the next schedules only; later ones are shown in the form. */
const maxSchedules = 1_000

type Upcoming = { isPublication: boolean; moment: string }

/** Shows in a list what happens to a document next, and when. */
export async function ScheduleCell(props: DefaultServerCellComponentProps) {
  const { payload, collectionSlug, rowData, i18n } = props
  const language = adminLanguage(i18n.language)
  const text = scheduleTexts[language]
  const from = shownFrom(rowData, Date.now())
  if (from) return `${text.shownFrom} ${writeMoment(from, language)}`
  const next = (await upcomingOf(payload, collectionSlug)).get(String(rowData.id))
  if (!next) return '–'
  const verb = next.isPublication ? text.publishAt : text.unpublishAt
  return `${verb} ${writeMoment(next.moment, language)}`
}

/** The next schedule of each document of a collection, read once for all rows of a list. */
const upcomingOf = cache(async (payload: Payload, collection: string) => {
  const isUpcoming = { greater_than: new Date().toISOString() }
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { waitUntil: isUpcoming }] },
    sort: '-waitUntil',
    limit: maxSchedules,
    depth: 0,
  })
  const upcoming = new Map<string, Upcoming>()
  for (const { input, waitUntil } of docs) {
    const { doc, type } = taskInput(input)
    if (doc?.relationTo !== collection || !waitUntil) continue
    upcoming.set(String(doc.value), { isPublication: type !== 'unpublish', moment: waitUntil })
  }
  return upcoming
})

function taskInput(input: unknown): {
  doc?: { relationTo: string; value: unknown }
  type?: string
} {
  return typeof input === 'object' && input !== null ? input : {}
}
