'use client'

import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useState } from 'react'

type Action = { label: string; run: (line: string) => Promise<void> }

type Props = {
  label: string
  type?: 'text' | 'password'
  autoComplete: 'one-time-code' | 'current-password'
  actions: Action[]
}

/** An input with buttons. It is inside the form of the account, but does not belong to it. */
export function TypedLine({ label, type = 'text', autoComplete, actions }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function run(action: Action | undefined) {
    if (!action || isBusy) return
    setBusy(true)
    await action.run(typed)
    setTyped('')
    setBusy(false)
  }

  function runFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void run(actions[0])
  }

  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        value={typed}
        autoComplete={autoComplete}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={runFirst}
      />
      <div className="actions">
        {actions.map((action, index) => (
          <Button
            key={action.label}
            buttonStyle={index === 0 ? 'primary' : 'secondary'}
            disabled={isBusy || typed.trim() === ''}
            onClick={() => void run(action)}
            size="medium"
            type="button"
          >
            {action.label}
          </Button>
        ))}
      </div>
    </div>
  )
}
