import type { HTMLInputTypeAttribute } from 'react'
import { m } from '../../paraglide/messages.js'

type FieldProps = {
  name: string
  label: string
  type?: HTMLInputTypeAttribute
  autoComplete: string
  isRequired?: boolean
  /** Whether the text may have several lines. */
  isLong?: boolean
  defaultValue: string
  /** The character limit, formatted in the page's language; omitted if hardly anyone reaches it. */
  limit?: string
  /** Options of a choice; omitted for free text. */
  choices?: { value: string; text: string }[] | undefined
  /** The id of a list of suggestions. */
  list?: string
  /** The error of the value, `''` if there is no error. */
  error: string
}

/** A labelled field with its limit and its error, both associated with it for screen readers. */
export function Field(props: FieldProps) {
  const { name, label, isRequired = false, isLong = false, limit, choices, error } = props
  const shared = {
    id: `contact-${name}`,
    name,
    required: isRequired,
    autoComplete: props.autoComplete,
    defaultValue: props.defaultValue,
    'aria-invalid': error !== '',
    'aria-describedby': `${limit ? `contact-${name}-limit ` : ''}contact-${name}-error`,
    className: 'field-input',
  }
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={shared.id} className="font-semibold">
          {label}
          {isRequired && <span aria-hidden="true"> *</span>}
        </label>
        {limit && (
          <span id={`contact-${name}-limit`} className="text-small text-muted">
            {m.contact_limit({ limit })}
          </span>
        )}
      </div>
      {choices && (
        <select {...shared}>
          <option value="">{m.contact_no_choice()}</option>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      {!choices && isLong && <textarea rows={7} {...shared} />}
      {!choices && !isLong && <input type={props.type} list={props.list} {...shared} />}
      <p id={`contact-${name}-error`} className="field-error">
        {error}
      </p>
    </div>
  )
}
