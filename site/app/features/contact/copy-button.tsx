import { useState } from 'react'
import { m } from '../../paraglide/messages.js'

/** Confirms copying in its own label, which screen readers announce. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      // Without permission or HTTPS, the visitor selects the text.
      () => setCopied(''),
    )
  return (
    <button type="button" onClick={copy} className="copy-button">
      <span aria-live="polite">{copied === text ? m.contact_copied() : label}</span>
    </button>
  )
}
