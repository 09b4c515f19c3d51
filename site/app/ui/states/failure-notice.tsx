import { m } from '../../paraglide/messages.js'
import { Notice } from './notice.tsx'
import { RetryButton } from './retry-button.tsx'

/** Replaces a part of a page that could not be loaded, with the named error of its call. */
export function FailureNotice({ text }: { text: string }) {
  return (
    <Notice isFault className="mt-10">
      <h3 className="expanded text-heading">{m.state_error_title()}</h3>
      <p className="mt-3 mb-6 text-muted">{text}</p>
      <RetryButton className="button button-ore" />
    </Notice>
  )
}
