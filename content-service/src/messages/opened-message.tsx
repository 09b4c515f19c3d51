'use client'

import { useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

const reply = { id: 'Balas lewat email', en: 'Reply by e-mail' }

/** Beside a message: a link that answers it. Whoever opens a new message has read it. */
export function OpenedMessage() {
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const email = useFormFields(([fields]) => fields.email?.value)
  const status = useFormFields(([fields]) => fields.status?.initialValue)

  useEffect(() => {
    if (status !== 'new' || id === undefined) return
    void markRead(id).then((isMarked) => {
      if (!isMarked) return
      dispatchFields({ type: 'UPDATE', path: 'status', value: 'read', initialValue: 'read' })
    })
  }, [status, id, dispatchFields])

  return (
    <p className="field-type message-reply">
      <a href={`mailto:${email}`}>{reply[i18n.language === 'en' ? 'en' : 'id']}</a>
    </p>
  )
}

async function markRead(id: number | string): Promise<boolean> {
  const answer = await fetch(`/cms/api/messages/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'read' }),
    // Whoever leaves at once has opened it all the same.
    keepalive: true,
  }).catch(() => null)
  return answer?.ok ?? false
}
