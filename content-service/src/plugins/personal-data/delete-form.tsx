'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { askers } from './askers.ts'

type Props = {
  isBusy: boolean
  onDelete: (fields: Record<string, string>) => void
}

/** The form for who requested the deletion, when, and the admin's password. */
export function DeletePerson({ isBusy, onDelete }: Props) {
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).personalData
  const id = useId()
  const [askedBy, setAskedBy] = useState('')
  const [askedOn, setAskedOn] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const isFilled = askedBy !== '' && askedOn !== '' && confirmation.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !isFilled) return
    onDelete({ askedBy, askedOn, confirmation })
    setConfirmation('')
  }

  return (
    <form className="personal-data__delete" onSubmit={submit}>
      <h3>{text.deleteHeading}</h3>
      <p>{text.deleteHelp}</p>
      <div className="field-type text">
        <label className="field-label" htmlFor={`${id}-by`}>
          {text.askedBy}
        </label>
        <select id={`${id}-by`} value={askedBy} onChange={({ target }) => setAskedBy(target.value)}>
          <option value="">{text.choose}</option>
          {askers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label[language]}
            </option>
          ))}
        </select>
      </div>
      <div className="field-type text">
        <label className="field-label" htmlFor={`${id}-on`}>
          {text.askedOn}
        </label>
        <input
          id={`${id}-on`}
          type="date"
          value={askedOn}
          onChange={({ target }) => setAskedOn(target.value)}
        />
      </div>
      <div className="field-type text">
        <label className="field-label" htmlFor={`${id}-password`}>
          {text.confirmation}
        </label>
        <input
          id={`${id}-password`}
          type="password"
          autoComplete="current-password"
          value={confirmation}
          onChange={({ target }) => setConfirmation(target.value)}
        />
      </div>
      <Button buttonStyle="primary" disabled={isBusy || !isFilled} type="submit">
        {text.remove}
      </Button>
    </form>
  )
}
