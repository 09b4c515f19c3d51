'use client'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** Asks for a time in Jakarta, wherever the editor is. */
export function MomentInput({ label, value, onChange }: Props) {
  return (
    <label className="moment-input">
      {label}{' '}
      <input
        type="datetime-local"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // In a document's form, Enter would save the document.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </label>
  )
}

/** Returns the moment of a typed time, `undefined` without one. Jakarta has no daylight saving time. */
export function momentInJakarta(value: string): Date | undefined {
  return value === '' ? undefined : new Date(`${value}:00+07:00`)
}
