'use client'

import {
  Button,
  toast,
  useConfig,
  useDocumentInfo,
  useFormModified,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { writeMoment } from '../../../platform/admin/write-moment.ts'
import { adminLanguage, adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { shownFrom } from './shown-from.ts'

type Schedules = ReturnType<typeof useServerFunctions>['getUpcomingScheduledPublish']
type Upcoming = Awaited<ReturnType<Schedules>>

/** Shows the schedule of a document beside its form, and adds to it. */
export function SchedulePanel() {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).schedule
  const { id, collectionSlug, data } = useDocumentInfo()
  const isModified = useFormModified()
  const { getUpcomingScheduledPublish } = useServerFunctions()
  const { config } = useConfig()
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

  async function send(method: string, plan: string, body?: object) {
    const response = await fetch(`${config.routes.api}/${collectionSlug}/${id}/plans${plan}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${response.status}`)
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
              <button
                type="button"
                onClick={() => send('DELETE', `/${job.id}`).catch(() => toast.error(text.failed))}
              >
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
      {isOpen && (
        <ScheduleDialog
          text={text}
          onClose={() => setOpen(false)}
          onSave={(type, date) => send('POST', '', { type, date })}
        />
      )}
    </section>
  )
}
