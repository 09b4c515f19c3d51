'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { callService } from '../../platform/admin-kit/call-service.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { DeletePerson } from './delete-form.tsx'
import type { PersonSummary } from './endpoints.ts'
import { proofPlace } from './places.ts'
import { ProofList } from './proof-list.tsx'
import type { Counts } from './read-person.ts'

type State = { email: string; person: PersonSummary }
type Report = { text: string; isFault: boolean; proof?: number }

/** Finds the data stored about an address, and downloads or deletes it. */
export function PersonDesk() {
  const text = adminTexts(useTranslation().i18n).personalData
  const id = useId()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<State | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function find(email: string): Promise<void> {
    const { body, fault } = await callService<PersonSummary>('personal-data/find', {
      body: { email },
    })
    setState(body && { email, person: body })
    if (fault) setReport({ text: fault.message ?? text.failed, isFault: true })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setReport(null)
    await find(email.trim())
    setBusy(false)
  }

  async function download(email: string) {
    setBusy(true)
    const { body, fault } = await callService('personal-data/export', { body: { email } })
    if (!fault) saveAs(JSON.stringify(body, null, 2), 'personal-data.json')
    setReport({ text: fault ? (fault.message ?? text.failed) : text.downloaded, isFault: !!fault })
    setBusy(false)
  }

  async function remove(email: string, fields: Record<string, string>) {
    setBusy(true)
    const { body, fault } = await callService<{ record: { id: number } }>('personal-data/delete', {
      body: { email, ...fields },
    })
    if (fault) setReport({ text: fault.message ?? text.failed, isFault: true })
    else {
      setReport({ text: text.removed, isFault: false, proof: body.record.id })
      await find(email)
    }
    setBusy(false)
  }

  return (
    <>
      <form className="personal-data__find" onSubmit={submit}>
        <div className="field-type text">
          <label className="field-label" htmlFor={id}>
            {text.email}
          </label>
          <input
            id={id}
            type="text"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
        <Button disabled={isBusy || email.trim() === ''} margin={false} size="large" type="submit">
          {text.find}
        </Button>
      </form>
      {state && (
        <section aria-labelledby={`${id}-found`}>
          <h2 id={`${id}-found`}>{fillIn(text.foundHeading, { email: state.email })}</h2>
          <FoundParts state={state} />
          {hasAny(state.person) && (
            <>
              <Button
                buttonStyle="secondary"
                disabled={isBusy}
                onClick={() => void download(state.email)}
                type="button"
              >
                {text.download}
              </Button>
              {hasDeletable(state.person) && (
                <DeletePerson
                  key={state.email}
                  isBusy={isBusy}
                  onDelete={(fields) => void remove(state.email, fields)}
                />
              )}
            </>
          )}
        </section>
      )}
      <p className="board__report" role="status" data-is-fault={report?.isFault}>
        {report?.text}
        {report?.proof && (
          <>
            {' '}
            <a href={proofPlace(report.proof)}>{text.proof}</a>
          </>
        )}
      </p>
    </>
  )
}

function FoundParts({ state }: { state: State }) {
  const { i18n } = useTranslation()
  const text = adminTexts(i18n).personalData
  const labels: Record<keyof Counts, string> = text.counts
  const { counts, remaining, earlier } = state.person
  return (
    <>
      {hasAny(state.person) ? (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{text.what}</th>
              <th scope="col">{text.count}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(labels).map(([part, label]) => (
              <tr key={part}>
                <th scope="row">{label}</th>
                <td>{Reflect.get(counts, part)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{text.none}</p>
      )}
      {remaining > 0 && <p>{fillIn(text.remaining, { count: remaining })}</p>}
      {counts.mentions > 0 && (
        <p>
          <a href={`/admin/collections/messages?search=${encodeURIComponent(state.email)}`}>
            {text.mentions}
          </a>
        </p>
      )}
      {earlier.length > 0 && (
        <>
          <h3>{text.earlier}</h3>
          <ProofList of={earlier} i18n={i18n} />
        </>
      )}
    </>
  )
}

function hasAny({ counts }: PersonSummary): boolean {
  return Object.values(counts).some((count) => count > 0)
}

/** Whether there is more than a deletion keeps. */
function hasDeletable({ counts: { mentions, audit, ...counts } }: PersonSummary): boolean {
  return Object.values(counts).some((count) => count > 0)
}

function saveAs(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start reading the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
