import { m } from '../../paraglide/messages.js'

/** Copied by browser/buttons.ts. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <button type="button" data-copy={text} data-copied={m.contact_copied()} className="copy-button">
      <span aria-live="polite">{label}</span>
    </button>
  )
}
