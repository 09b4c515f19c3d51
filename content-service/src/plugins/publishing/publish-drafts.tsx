'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { useSend } from '../../platform/admin-kit/use-send.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { MomentInput, momentInJakarta } from './schedule/moment-input.tsx'

export type Draft = { slug: string; id: number | null; href: string; title: string }
type Fault = Pick<Draft, 'slug' | 'id'> & { message: string }

/** Lists drafts, and publishes the ticked ones together, now or at a time. */
export function PublishDrafts({ drafts }: { drafts: Draft[] }) {
  const router = useRouter()
  const text = adminTexts(useTranslation().i18n).plans
  const send = useSend()
  const [ticked, setTicked] = useState<Draft[]>([])
  const [moment, setMoment] = useState('')
  const [faults, setFaults] = useState<Fault[]>([])
  if (drafts.length === 0) return null

  async function publish() {
    const documents = ticked.map(({ slug, id }) => ({ slug, id }))
    const { fault } = await send('publications', { documents, date: momentInJakarta(moment) })
    setFaults(Object(fault?.data).faults ?? [])
    if (fault) return
    toast.success(fillIn(moment ? text.planned : text.published, { count: ticked.length }))
    setTicked([])
    router.refresh()
  }

  return (
    <details className="drafts">
      <summary>{fillIn(text.heading, { count: drafts.length })}</summary>
      <label>
        <input
          type="checkbox"
          checked={ticked.length === drafts.length}
          onChange={({ target }) => setTicked(target.checked ? drafts : [])}
        />{' '}
        {text.all}
      </label>
      <ul>
        {drafts.map((draft) => {
          const others = ticked.filter(({ href }) => href !== draft.href)
          const fault = faults.find(({ slug, id }) => slug === draft.slug && id === draft.id)
          return (
            <li key={draft.href}>
              <label>
                <input
                  type="checkbox"
                  checked={others.length < ticked.length}
                  onChange={({ target }) => setTicked(target.checked ? [...others, draft] : others)}
                />{' '}
                {draft.title}
              </label>
              <a href={draft.href}>{text.open}</a>
              {fault && <p role="alert">{fault.message}</p>}
            </li>
          )
        })}
      </ul>
      <MomentInput label={text.moment} value={moment} onChange={setMoment} />
      <Button size="small" disabled={ticked.length === 0} onClick={publish}>
        {text.publish}
      </Button>
    </details>
  )
}
