import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { CalculatorField } from './calculator-field.tsx'
import type { FieldGroup } from './calculator-view.ts'
import { sentMark } from './query-names.ts'
import { readTyped } from './read-fields.ts'

/** How long typing must pause before the result follows, in milliseconds. */
const restMs = 250

type CalculatorFormProps = {
  groups: readonly FieldGroup[]
  /** The address to which the form is submitted without script. */
  action: string
  /** Receives the values typed, with decimal points. */
  onFigures: (query: URLSearchParams) => void
}

/** A plain form that keeps its values in the address. With script, the result follows as they are typed. */
export function CalculatorForm({ groups, action, onFigures }: CalculatorFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fields = groups.flatMap((group) => group.fields)

  useEffect(() => {
    // Shows the results of input from before the script ran.
    const typed = new FormData(form.current ?? undefined)
    if (fields.some((one) => typed.get(one.field.name) !== one.typed)) recalculate()
    return () => clearTimeout(timer.current)
  }, [])

  /** Converts a value to a decimal point, so a shared address is the same in both languages. */
  function inAddress(name: string, typed: string): string {
    const field = fields.find((one) => one.field.name === name)?.field
    const reading = field?.kind === 'number' ? readTyped(typed, field) : null
    return reading && 'value' in reading ? reading.value : typed
  }

  function recalculate() {
    clearTimeout(timer.current)
    if (!form.current) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value.trim() !== '')
        query.set(name, inAddress(name, value.trim()))
    }
    onFigures(query)
  }

  function recalculateSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(recalculate, restMs)
  }

  return (
    <form
      ref={form}
      action={action}
      aria-label={m.calc_inputs()}
      className="calculator-form"
      onInput={recalculateSoon}
      onSubmit={(event) => {
        event.preventDefault()
        recalculate()
        // On a phone the tables are below the form.
        document.getElementById('results')?.scrollIntoView({ block: 'start' })
      }}
    >
      <input type="hidden" name={sentMark} value="1" />
      {groups.map(({ title, lead, fields }) => (
        <fieldset key={title}>
          <legend className="expanded text-heading">{title}</legend>
          {lead !== '' && <p className="calculator-aside">{lead}</p>}
          <div className="grid grid-cols-2 gap-x-5 pt-3">
            {fields.map((view) => (
              <CalculatorField key={view.field.name} view={view} />
            ))}
          </div>
        </fieldset>
      ))}
      <button type="submit" className="button button-ore">
        {m.calc_submit()}
      </button>
    </form>
  )
}
