import { useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useIsScripted } from '../../ui/use-is-scripted.ts'

/** Copies the address with its figures and confirms it in its own label, which screen readers announce. */
export function CopyLink() {
  const { pathname, search } = useLocation()
  const isScripted = useIsScripted()
  const [copied, setCopied] = useState<string>()
  const page = pathname + search
  const copy = () =>
    navigator.clipboard?.writeText(new URL(page, window.location.origin).href).then(
      () => setCopied(page),
      // Without permission or HTTPS, the visitor copies from the address bar.
      () => setCopied(undefined),
    )
  return (
    <button
      type="button"
      onClick={copy}
      className={`onward cursor-pointer text-ore ${isScripted ? '' : 'invisible'}`}
    >
      <span aria-live="polite">{copied === page ? m.calc_copied() : m.calc_copy()}</span>
    </button>
  )
}
