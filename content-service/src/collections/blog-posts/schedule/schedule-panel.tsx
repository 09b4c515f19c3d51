'use client'

import {
  Button,
  toast,
  useDocumentInfo,
  useFormModified,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { adminLanguage } from '../../../platform/admin/texts.ts'
import { writeMoment } from '../../../platform/admin/write-moment.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { shownFrom } from './shown-from.ts'
import { scheduleTexts } from './texts.ts'

type Schedules = ReturnType<typeof useServerFunctions>['getUpcomingScheduledPublish']
type Upcoming = Awaited<ReturnType<Schedules>>

/** Shows the schedule of a document beside its form, and adds to it. */
export function SchedulePanel() {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const text = scheduleTexts[language]
  const { id, collectionSlug, data } = useDocumentInfo()
  const isModified = useFormModified()
  const { getUpcomingScheduledPublish, schedulePublish } = useServerFunctions()
  const [upcoming, setUpcoming] = useState<Upcoming>([])
  const [isOpen, setOpen] = useState(false)
  const from = shownFrom(data ?? {}, Date.now())

  const load = useCallback(async () => {
    if (id === undefined) return
    setUpcoming(await getUpcomingScheduledPublish({ id, collectionSlug }))
  }, [id, collectionSlug, getUpcomingScheduledPublish])

  useEffect(() => {
    load().catch(() => toast.error(text.failed))
  }, [load, text])

  async function remove(job: number | string) {
    await schedulePublish({ deleteID: job })
    await load()
  }

  if (id === undefined) return null
  return (
    <section className="field-type schedule" aria-label={text.title}>
      <p className="field-label">{text.title}</p>
      {from && (
        <p>
          {text.shownFrom} {writeMoment(from, language)}
        </p>
      )}
      {upcoming.length === 0 && !from && <p>{text.none}</p>}
      {upcoming.length > 0 && (
        <ul>
          {upcoming.map((job) => (
            <li key={job.id}>
              {job.input.type === 'publish' ? text.publishAt : text.unpublishAt}{' '}
              {writeMoment(new Date(job.waitUntil).toISOString(), language)}{' '}
              <button type="button" onClick={() => void remove(job.id)}>
                {text.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isModified}
        onClick={() => setOpen(true)}
      >
        {text.open}
      </Button>
      {isModified && <p>{text.saveFirst}</p>}
      {isOpen && collectionSlug && (
        <ScheduleDialog
          text={text}
          onClose={() => setOpen(false)}
          onSave={async (type, date) => {
            const doc = { relationTo: collectionSlug, value: String(id) }
            const result = await schedulePublish({ type, date, doc, timezone: 'Asia/Jakarta' })
            if (isFailed(result)) throw new Error(String(result.error))
            await load()
          }}
        />
      )}
    </section>
  )
}

/** Payload returns some errors instead of throwing them. */
function isFailed(result: unknown): result is { error: unknown } {
  return typeof result === 'object' && result !== null && 'error' in result
}
