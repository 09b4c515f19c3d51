'use client'

import { useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { newStage, readStage } from '../../collections/enquiries/stages.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'

/** The longest delay for a save. */
const timeoutMs = 5_000

/** Links to the composer below a long message, and changes the status of a new message to read. */
export function OpenedMessage() {
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const { dispatchFields, setBackgroundProcessing } = useForm()
  const status = useFormFields(([fields]) => fields.status?.initialValue)
  const updatedAt = useFormFields(([fields]) => fields.updatedAt?.initialValue)

  useEffect(() => {
    if (status !== newStage || id === undefined) return
    // A save at this moment would be rejected, because the message has just been changed.
    setBackgroundProcessing(true)
    void setRead(id, updatedAt).then((saved) => {
      if (saved !== null) {
        dispatchFields({
          type: 'UPDATE',
          path: 'status',
          value: readStage,
          initialValue: readStage,
        })
        dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: saved, initialValue: saved })
      }
      setBackgroundProcessing(false)
    })
  }, [status, updatedAt, id, dispatchFields, setBackgroundProcessing])

  return (
    <p className="field-type message-reply">
      <a href="#compose">{adminTexts(i18n).thread.toComposer}</a>
    </p>
  )
}

/** @returns the time of the change; `null` if it failed, or somebody else changed the message first */
async function setRead(id: number | string, updatedAt: unknown): Promise<string | null> {
  const response = await fetch(`/cms/api/messages/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: readStage, updatedAt }),
    // The request completes even if the editor leaves the page immediately.
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (!response?.ok) return null
  const saved: { doc: { updatedAt: string } } | null = await response.json().catch(() => null)
  return saved?.doc.updatedAt ?? null
}
