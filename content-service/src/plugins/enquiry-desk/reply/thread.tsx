'use client'

import { Button, useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { isStage } from '../../../collections/enquiries/stages.ts'
import { adminLanguage, adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { callService } from '../../../platform/admin-kit/call-service.ts'
import { HistoryList } from '../history/history-list.tsx'
import { Composer } from './composer.tsx'
import type { Thread as ReadThread } from './read-thread.ts'
import { ReplyList } from './reply-list.tsx'

/** How often and how long a waiting answer is polled: afterwards it waits for a retry. */
const pollMs = 3_000
const maxPolls = 40

/** Shows the conversation about an enquiry, the composer of the next answer, and the enquiry's history. */
export function Thread() {
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const savedAt = useFormFields(([fields]) => fields.updatedAt?.initialValue)
  const status = useFormFields(([fields]) => fields.status?.initialValue)
  const received = useFormFields(([fields]) => ({
    name: String(fields.name?.value ?? ''),
    at: String(fields.receivedAt?.value ?? ''),
    text: String(fields.message?.value ?? ''),
  }))
  const [thread, setThread] = useState<ReadThread | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).thread

  const load = useCallback(async () => {
    if (id === undefined) return
    const { body, fault } = await callService<{ thread: ReadThread }>(`messages/${id}/thread`)
    setFailed(fault !== null)
    if (body) setThread(body.thread)
  }, [id])

  // A save of the form adds to the history.
  useEffect(() => {
    void load()
  }, [load, savedAt])

  usePolling(load, thread?.replies.some(({ state }) => state === 'waiting') ?? false)

  if (id === undefined) return null

  /** The form is based on the version that the answer moved, so the form is not stale. */
  function showSent(sent: ReadThread, movedFrom: string | null) {
    setThread(sent)
    if (movedFrom === null || Date.parse(movedFrom) !== Date.parse(String(savedAt))) return
    const { status: value, updatedAt } = sent.stage
    dispatchFields({ type: 'UPDATE', path: 'status', value, initialValue: value })
    dispatchFields({
      ...{ type: 'UPDATE', path: 'updatedAt' },
      ...{ value: updatedAt, initialValue: updatedAt },
    })
  }

  async function tryAgain(reply: number) {
    if (id === undefined) return
    const path = `messages/${id}/replies/${reply}/again`
    const { body } = await callService<{ thread: ReadThread }>(path, { body: {} })
    if (body) setThread(body.thread)
    else await load()
  }

  return (
    <div className="field-type thread">
      <section aria-labelledby="thread-heading">
        <h2 id="thread-heading">{text.thread}</h2>
        {hasFailed && (
          <p role="alert">
            {text.unavailable}{' '}
            <Button buttonStyle="secondary" size="small" type="button" onClick={() => void load()}>
              {text.reload}
            </Button>
          </p>
        )}
        <ReplyList
          language={language}
          received={received}
          replies={thread?.replies ?? []}
          onAgain={tryAgain}
        />
      </section>
      {thread && isStage(status) && (
        <Composer
          message={id}
          language={language}
          seen={{ reply: thread.replies.at(-1)?.id ?? 0, status }}
          latest={thread.replies.at(-1)?.state ?? null}
          onSent={showSent}
          onConflict={load}
        />
      )}
      {thread && <HistoryList language={language} history={thread.history} />}
    </div>
  )
}

function usePolling(load: () => Promise<void>, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    let polls = 0
    const timer = setInterval(() => {
      polls += 1
      if (polls >= maxPolls) clearInterval(timer)
      void load()
    }, pollMs)
    return () => clearInterval(timer)
  }, [isWaiting, load])
}
