'use client'

import { useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { newStage, readStage } from '../../collections/enquiries/stages.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { callService } from '../../platform/admin-kit/call-service.ts'

/** Links to the composer below a long message, and marks a new message and a new reply as read. */
export function OpenedMessage() {
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const { dispatchFields, getField, setBackgroundProcessing } = useForm()
  const isNew = useFormFields(([fields]) => fields.status?.initialValue === newStage)
  const hasNewReply = useFormFields(([fields]) => fields.hasNewReply?.initialValue === true)
  const updatedAt = useFormFields(([fields]) => fields.updatedAt?.initialValue)

  useEffect(() => {
    if ((!isNew && !hasNewReply) || id === undefined) return
    const read = { ...(isNew && { status: readStage }), ...(hasNewReply && { hasNewReply: false }) }
    // A save at this moment would be rejected, because the message has just been changed.
    setBackgroundProcessing(true)
    void save(id, { ...read, updatedAt }).then((saved) => {
      const changed = saved === null ? {} : { ...read, updatedAt: saved }
      for (const [path, value] of Object.entries(changed)) {
        const field = getField(path)
        const isUnchanged = field?.value === field?.initialValue
        dispatchFields({ type: 'UPDATE', path, initialValue: value, ...(isUnchanged && { value }) })
      }
      setBackgroundProcessing(false)
    })
  }, [isNew, hasNewReply, updatedAt, id, dispatchFields, getField, setBackgroundProcessing])

  return (
    <p className="field-type message-reply">
      <a href="#compose">{adminTexts(i18n).thread.compose}</a>
    </p>
  )
}

/** @returns the time of the change; `null` if it failed, or somebody else changed the message first */
async function save(id: number | string, data: object): Promise<string | null> {
  // The request completes even if the editor leaves the page immediately.
  const init = { method: 'PATCH', body: data, keepalive: true }
  const { body } = await callService<{ doc: { updatedAt: string } }>(`messages/${id}`, init)
  return body?.doc.updatedAt ?? null
}
