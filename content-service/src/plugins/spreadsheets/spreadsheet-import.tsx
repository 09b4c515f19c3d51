'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { type Checked, importRows, readFileRows } from './import-client.ts'
import { SpreadsheetReview } from './spreadsheet-review.tsx'

type State =
  | { step: 'idle' }
  | { step: 'checking' | 'writing'; done: number; all: number }
  | { step: 'checked'; checked: Checked[]; unknown: string[]; source: string | undefined }
  | { step: 'written'; count: number; hasDrafts: boolean; checked: Checked[] }
  | { step: 'failed'; message: string }

type Props = { table: string }

/** Checks a file row by row, shows the changes, and writes them after confirmation. */
export function SpreadsheetImport({ table }: Props) {
  const [state, setState] = useState<State>({ step: 'idle' })
  const text = adminTexts(useTranslation().i18n).spreadsheets
  const getMessage = (error: unknown) => (error instanceof Error && error.message) || text.silent
  const isBusy = state.step === 'checking' || state.step === 'writing'
  const input = useRef<HTMLInputElement>(null)
  const checkChosen = useEffectEvent(() => void check())
  // On a slow connection a file may be chosen before this script runs.
  useEffect(() => checkChosen(), [])

  async function check() {
    const [file] = input.current?.files ?? []
    if (!file) return
    setState({ step: 'checking', done: 0, all: 0 })
    try {
      const { rows, unknown, source } = await readFileRows(table, file)
      const checked = await importRows(table, rows, true, (done) =>
        setState({ step: 'checking', done, all: rows.length }),
      )
      setState({ step: 'checked', checked, unknown, source })
    } catch (error) {
      setState({ step: 'failed', message: getMessage(error) })
    }
  }

  async function write(checked: readonly Checked[]) {
    const changing = new Set(checked.filter(isChange).map(({ id }) => id))
    // All rows of a document are sent together: a new row is matched among the others.
    const rows = checked.filter((one) => isChange(one) || (one.id !== null && changing.has(one.id)))
    try {
      const results = await importRows(table, rows, false, (done) =>
        setState({ step: 'writing', done, all: rows.length }),
      )
      const faults = [...checked, ...results].filter(({ outcome }) => outcome === 'fault')
      const written = results.filter(isChange)
      const hasDrafts = written.some(({ id }) => id === null)
      setState({ step: 'written', count: written.length, hasDrafts, checked: faults })
    } catch (error) {
      setState({ step: 'failed', message: fillIn(text.interrupted, { reason: getMessage(error) }) })
    }
  }

  return (
    <section aria-labelledby="spreadsheet-upload">
      <h2 id="spreadsheet-upload">{text.upload}</h2>
      <p id="spreadsheet-help">{text.uploadHelp}</p>
      <p>
        <label>
          {text.choose}{' '}
          <input
            ref={input}
            type="file"
            accept=".xlsx,.csv"
            disabled={isBusy}
            aria-describedby="spreadsheet-help"
            // Allows the same file to be chosen again after an edit.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
            }}
            onChange={() => void check()}
          />
        </label>
      </p>
      <div role="status">
        {isBusy && (
          <>
            <progress value={state.done} max={state.all || 1} />{' '}
            {fillIn(text[state.step], { done: state.done, all: state.all })}
          </>
        )}
        {state.step === 'failed' && <p className="spreadsheets__fault">{state.message}</p>}
        {state.step === 'written' && (
          <p>
            {fillIn(text.written, { count: state.count })} {state.hasDrafts && text.drafts}
          </p>
        )}
      </div>
      {state.step === 'checked' && state.source && (
        <p>{fillIn(text.source, { source: state.source })}</p>
      )}
      {state.step === 'checked' && (
        <SpreadsheetReview
          checked={state.checked}
          unknown={state.unknown}
          action={(count) => (
            <Button
              onClick={() => {
                void write(state.checked)
              }}
            >
              {fillIn(text.write, { count })}
            </Button>
          )}
        />
      )}
      {state.step === 'written' && state.checked.length > 0 && (
        <SpreadsheetReview checked={state.checked} unknown={[]} />
      )}
    </section>
  )
}

function isChange({ outcome }: Checked): boolean {
  return outcome === 'changed' || outcome === 'new'
}
