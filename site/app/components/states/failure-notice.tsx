import { m } from '../../paraglide/messages.js'
import { RetryButton } from './retry-button.tsx'

/** A part of a page that could not be loaded, with the named error of its call; the rest of the page stands. */
export function FailureNotice({ text }: { text: string }) {
  return (
    <div className="mt-8 border-t-3 border-fault bg-paper p-6">
      <h3 className="text-heading font-semibold">{m.state_error_title()}</h3>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      <RetryButton className="button button-ore" />
    </div>
  )
}
