'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { Dialog } from '../../../platform/admin/dialog.tsx'
import type { AdminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { momentInJakarta } from './jakarta-time.ts'

type Action = 'publish' | 'unpublish'

type Props = {
  text: AdminTexts['schedule']
  onSave: (action: Action, moment: Date) => Promise<void>
  onClose: () => void
}

const actions: Action[] = ['publish', 'unpublish']

/** Requests an action on a document and its time in Jakarta. */
export function ScheduleDialog({ text, onSave, onClose }: Props) {
  const id = useId()
  const [action, setAction] = useState<Action>('publish')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function save() {
    const moment = momentInJakarta(day, time)
    if (moment === null) return setError(text.wrongTime)
    if (moment.getTime() <= Date.now()) return setError(text.past)
    setBusy(true)
    try {
      await onSave(action, moment)
      onClose()
    } catch {
      setError(text.failed)
      setBusy(false)
    }
  }

  return (
    <Dialog heading={text.heading} onClose={onClose}>
      <fieldset className="schedule__actions">
        <legend>{text.action}</legend>
        {actions.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}-action`}
              checked={action === one}
              onChange={() => setAction(one)}
            />{' '}
            {text[one]}
          </label>
        ))}
      </fieldset>
      <p className="field-type text">
        <label htmlFor={`${id}-day`}>{text.day}</label>
        <input
          id={`${id}-day`}
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </p>
      <p className="field-type text">
        <label htmlFor={`${id}-time`}>{text.time}</label>
        <input
          id={`${id}-time`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={time}
          aria-describedby={`${id}-error`}
          onChange={(event) => setTime(event.target.value)}
          onKeyDown={(event) => {
            // The dialog is inside the document's form, which Enter would submit.
            if (event.key !== 'Enter') return
            event.preventDefault()
            void save()
          }}
        />
      </p>
      <p id={`${id}-error`} role="alert" className="schedule__error">
        {error}
      </p>
      <div className="form-dialog__actions">
        <Button buttonStyle="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button disabled={isBusy} onClick={save}>
          {text.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
