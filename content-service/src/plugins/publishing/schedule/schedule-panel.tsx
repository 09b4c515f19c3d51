'use client'

import {
  Button,
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { writeMoment } from '../../../platform/admin/write-moment.ts'
import { adminLanguage, adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { callService } from '../../../platform/admin-kit/call-service.ts'
import type { SaveFault } from '../../../platform/admin-kit/save-faults.ts'
import { useSend } from '../../../platform/admin-kit/use-send.ts'
import { mayUnpublish } from '../../editing/unpublish-button.tsx'
import { MomentInput, momentInJakarta } from './moment-input.tsx'
import { shownFrom } from './shown-from.ts'

type Schedules = ReturnType<typeof useServerFunctions>['getUpcomingScheduledPublish']
type Upcoming = Awaited<ReturnType<Schedules>>
type Rejected = { message: string; errors: SaveFault[] }

/** Shows the schedule of a document beside its form, and adds to it. */
export function SchedulePanel() {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).schedule
  const info = useDocumentInfo()
  const { id, collectionSlug, globalSlug, data } = info
  const { dispatchFields, setSubmitted } = useForm()
  const isModified = useFormModified()
  const { getUpcomingScheduledPublish } = useServerFunctions()
  const send = useSend()
  const [upcoming, setUpcoming] = useState<Upcoming>([])
  const [moment, setMoment] = useState('')
  const from = shownFrom(data ?? {}, Date.now())
  const isNew = id === undefined && !globalSlug

  const load = useCallback(async () => {
    if (isNew) return
    setUpcoming(await getUpcomingScheduledPublish({ id, collectionSlug, globalSlug }))
  }, [isNew, id, collectionSlug, globalSlug, getUpcomingScheduledPublish])

  useEffect(() => {
    load().catch(() => toast.error(text.failed))
  }, [load, text])

  async function plan(type: 'publish' | 'unpublish') {
    const documents = [{ slug: globalSlug ?? collectionSlug, id: globalSlug ? null : Number(id) }]
    const date = momentInJakarta(moment)
    const { fault } = await callService('publications', { body: { type, documents, date } })
    if (fault) {
      const rejected: Rejected | undefined = Object(fault.data).faults?.[0]
      const errors = rejected?.errors.filter(({ path }) => path) ?? []
      toast.error(rejected?.message ?? fault.message ?? text.failed)
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
      if (errors.length > 0) setSubmitted(true)
      return
    }
    setMoment('')
    await load()
  }

  if (isNew) return null
  const hasUnpublish = (info.hasPublishedDoc || upcoming.length > 0) && mayUnpublish(info)
  return (
    <section className="field-type schedule" aria-label={text.title}>
      <p className="field-label">{text.title}</p>
      {from && (
        <p>
          {text.shownFrom} {writeMoment(from, language)}
        </p>
      )}
      <ul>
        {upcoming.map((job) => (
          <li key={job.id}>
            {job.input.type === 'publish' ? text.publishAt : text.unpublishAt}{' '}
            {writeMoment(new Date(job.waitUntil).toISOString(), language)}{' '}
            <button
              type="button"
              onClick={async () => {
                if ((await send(`publications/${job.id}`, {}, 'DELETE')).body) await load()
              }}
            >
              {text.remove}
            </button>
          </li>
        ))}
      </ul>
      <MomentInput label={text.moment} value={moment} onChange={setMoment} />
      {isModified && <p>{text.saveFirst}</p>}
      <div className="actions">
        {(['publish', ...(hasUnpublish ? ['unpublish' as const] : [])] as const).map((type) => (
          <Button
            key={type}
            buttonStyle="secondary"
            size="small"
            disabled={isModified || moment === ''}
            onClick={() => plan(type)}
          >
            {text[type]}
          </Button>
        ))}
      </div>
    </section>
  )
}
