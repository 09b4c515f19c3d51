'use client'

import { useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

const answer = { id: 'Tulis jawaban', en: 'Write an answer' }

/** Leads to the composer below a long message, and changes the status of a new message to read. */
export function OpenedMessage() {
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const status = useFormFields(([fields]) => fields.status?.initialValue)
  const updatedAt = useFormFields(([fields]) => fields.updatedAt?.initialValue)

  useEffect(() => {
    if (status !== 'new' || id === undefined) return
    void setRead(id, updatedAt).then((saved) => {
      if (saved === null) return
      dispatchFields({ type: 'UPDATE', path: 'status', value: 'read', initialValue: 'read' })
      dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: saved, initialValue: saved })
    })
  }, [status, updatedAt, id, dispatchFields])

  return (
    <p className="field-type message-reply">
      <a href="#compose">{answer[i18n.language === 'en' ? 'en' : 'id']}</a>
    </p>
  )
}

/** @returns the time of the change; `null` if it failed, or someone else changed the message first */
async function setRead(id: number | string, updatedAt: unknown): Promise<string | null> {
  const response = await fetch(`/cms/api/messages/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'read', updatedAt }),
    // Also completes if the editor leaves the page at once.
    keepalive: true,
  }).catch(() => null)
  if (!response?.ok) return null
  const saved: { doc: { updatedAt: string } } = await response.json()
  return saved.doc.updatedAt
}
