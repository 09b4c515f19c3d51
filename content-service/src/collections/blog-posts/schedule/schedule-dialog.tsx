'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { Dialog } from '../../../platform/admin/dialog.tsx'
import { momentInJakarta } from './jakarta-time.ts'
import type { ScheduleTexts } from './texts.ts'

type Action = 'publish' | 'unpublish'

type Props = {
  text: ScheduleTexts
  onSave: (action: Action, moment: Date) => Promise<void>
  onClose: () => void
}

const actions: Action[] = ['publish', 'unpublish']

/** Asks what is to be done with a document, and when by the clock in Jakarta. */
export function ScheduleDialog({ text, onSave, onClose }: Props) {
  const id = useId()
  const [action, setAction] = useState<Action>('publish')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function save() {
    const moment = momentInJakarta(day, time)
    if (moment === null) return setFault(text.wrongTime)
    if (moment.getTime() <= Date.now()) return setFault(text.past)
    setBusy(true)
    try {
      await onSave(action, moment)
      onClose()
    } catch {
      setFault(text.failed)
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
          aria-describedby={`${id}-fault`}
          onChange={(event) => setTime(event.target.value)}
          onKeyDown={(event) => {
            // The dialog stands in the document's form, which Enter would save.
            if (event.key !== 'Enter') return
            event.preventDefault()
            void save()
          }}
        />
      </p>
      <p id={`${id}-fault`} role="alert" className="schedule__fault">
        {fault}
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
