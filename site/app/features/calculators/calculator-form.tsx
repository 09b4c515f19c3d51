import { useRef } from 'react'
import { hrefIn } from '../../i18n/locale-address.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { CalculatorField } from './calculator-field.tsx'
import type { CalculatorView } from './calculator-view.ts'
import { sentMark } from './query-names.ts'
import { useRecalculation } from './use-recalculation.ts'

type CalculatorFormProps = {
  view: CalculatorView
  /** The address to which the form is submitted, in the default language. */
  path: string
}

/** A plain form that keeps its values in the address. With script, the result follows as they are typed. */
export function CalculatorForm({ view: { groups }, path }: CalculatorFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = groups.flatMap((group) => group.fields)
  const { recalculate, recalculateSoon } = useRecalculation(form, fields)
  return (
    <form
      ref={form}
      action={`${hrefIn(getLocale(), path)}#results`}
      aria-label={m.calc_inputs()}
      className="calculator-form"
      onInput={recalculateSoon}
      onSubmit={(event) => {
        event.preventDefault()
        recalculate()
        // On a phone the results are below the form.
        document.getElementById('results')?.scrollIntoView({ block: 'start' })
      }}
    >
      <input type="hidden" name={sentMark} value="1" />
      {groups.map(({ title, lead, fields }) => (
        <fieldset key={title}>
          <legend className="expanded text-heading">{title}</legend>
          {lead !== '' && <p className="calculator-aside">{lead}</p>}
          <div className="calculator-fields">
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
