import { trapField } from '../../lib/contact/contact.ts'
import { m } from '../../paraglide/messages.js'

/** A field for programs: out of sight, out of the order of focus, and not there for who listens to the page. */
export function Trap() {
  return (
    <div aria-hidden="true" className="trap">
      <label htmlFor={trapField}>{m.contact_trap()}</label>
      <input id={trapField} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
