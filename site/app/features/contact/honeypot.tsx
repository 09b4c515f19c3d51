import { m } from '../../paraglide/messages.js'
import { honeypotField } from './contact.ts'

/** A field for programs: out of sight, out of the order of focus, and not there for who listens to the page. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="unseen">
      <label htmlFor={honeypotField}>{m.contact_honeypot()}</label>
      <input id={honeypotField} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
