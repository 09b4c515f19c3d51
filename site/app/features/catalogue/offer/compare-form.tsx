import { hrefIn } from '../../../i18n/locale-address.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'

/** A grade or unit that can be ticked. */
export type Choice = { value: string; text: string; isTicked: boolean }

type CompareFormProps = {
  /** The address of the comparison in the default language. */
  action: string
  /** The name of the choices in the address. */
  field?: string
  label: string
  choices: readonly Choice[]
}

/** Choices for a comparison, submitted in the address. */
export function CompareForm({ action, field = 'pilih', label, choices }: CompareFormProps) {
  return (
    <form action={hrefIn(getLocale(), action)} className="compare-form">
      <fieldset>
        <legend>{label}</legend>
        <div className="flex flex-wrap gap-2">
          {choices.map(({ value, text, isTicked }) => (
            <label key={value} className="choice">
              <input type="checkbox" name={field} value={value} defaultChecked={isTicked} />
              {text}
            </label>
          ))}
        </div>
        <button id="compare" type="submit" className="button button-edge">
          {m.compare_show()}
        </button>
      </fieldset>
    </form>
  )
}
