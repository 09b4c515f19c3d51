import { m } from '../../paraglide/messages.js'
import { Dotted } from '../../ui/text/dotted.tsx'
import type { NumberField } from './field.ts'
import { figure } from './figures.ts'
import { longestTyped } from './query-names.ts'
import type { Reading } from './read-fields.ts'

/** Options with more characters are cut off beside another field on a phone. */
const longestInHalf = 14

/** An input with its unit, or a choice; its error is shown below. */
export function CalculatorField({ view }: { view: Reading }) {
  const { field, typed, understood, fault } = view
  const { name, label } = field
  if (field.kind === 'choice') {
    const isLong = field.options.some(({ text }) => text.length > longestInHalf)
    return (
      <label className={isLong ? 'calculator-field is-long' : 'calculator-field'}>
        <span className="calculator-label">{label}</span>
        <select name={name} defaultValue={typed} className="field-input">
          {field.options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    )
  }
  const hint = getHint(field, understood)
  const described = [hint.length > 0 && `${name}-hint`, fault && `${name}-fault`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="calculator-field">
      <label htmlFor={name} className="calculator-label">
        {label}{' '}
        {field.unit !== '' && (
          <span className="font-normal whitespace-nowrap text-muted">{`(${field.unit})`}</span>
        )}
      </label>
      <input
        id={name}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={longestTyped}
        defaultValue={typed}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
        className="field-input"
      />
      {hint.length > 0 && (
        <p id={`${name}-hint`} className="calculator-aside">
          <Dotted facts={hint} />
        </p>
      )}
      {fault && (
        <p id={`${name}-fault`} className="field-error">
          {fault}
        </p>
      )}
    </div>
  )
}

function getHint({ typical, isNeeded }: NumberField, understood: string): string[] {
  const usual = typical === null ? '' : m.calc_typical({ value: figure(Number(typical)) })
  const reading = understood && `= ${understood}`
  return [reading, usual, isNeeded ? '' : m.calc_optional()].filter(Boolean)
}
