import { hrefIn } from '../../../i18n/locale-address.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'

type CompareFormProps = {
  /** The address of the comparison in the default language. */
  action: string
  label: string
  choices: readonly { value: string; text: string; isTicked?: boolean }[]
}

/** Choices for a comparison, submitted in the address. */
export function CompareForm({ action, label, choices }: CompareFormProps) {
  return (
    <form action={hrefIn(getLocale(), action)} className="compare-form">
      <fieldset>
        <legend>{label}</legend>
        <div className="choices">
          {choices.map(({ value, text, isTicked }) => (
            <label key={value} className="choice">
              <input type="checkbox" name="pilih" value={value} defaultChecked={isTicked} />
              {text}
            </label>
          ))}
        </div>
        <button type="submit" className="button button-edge">
          {m.compare_show()}
        </button>
      </fieldset>
    </form>
  )
}
