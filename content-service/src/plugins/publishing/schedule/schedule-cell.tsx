import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { writeMoment } from '../../../platform/admin/write-moment.ts'
import { adminLanguage, adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { shownFrom } from './shown-from.ts'
import { readUpcoming, type Upcoming } from './upcoming.ts'

/** Shows a document's next scheduled action in a list, with its time. */
export async function ScheduleCell(props: DefaultServerCellComponentProps) {
  const { payload, collectionSlug, rowData, i18n } = props
  // A form renders the cell too, without a row.
  if (!rowData) return null
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).schedule
  const from = shownFrom(rowData, Date.now())
  if (from) return `${text.shownFrom} ${writeMoment(from, language)}`
  const next = (await getUpcoming(payload, collectionSlug)).get(String(rowData.id))
  if (!next) return '–'
  const verb = next.isPublication ? text.publishAt : text.unpublishAt
  return `${verb} ${writeMoment(next.moment, language)}`
}

/** Returns the next schedule of each document of a collection, read once for all rows of a list. */
const getUpcoming = cache(async (payload: Payload, collection: string) => {
  const upcoming = new Map<string, Upcoming>()
  for (const next of await readUpcoming(payload)) {
    if (next.slug === collection) upcoming.set(String(next.id), next)
  }
  return upcoming
})
