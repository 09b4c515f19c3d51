import { m } from '../../paraglide/messages.js'
import { LocalLink } from '../local-link.tsx'
import { RetryButton } from './retry-button.tsx'
import { StateScreen } from './state-screen.tsx'

type ErrorViewProps = {
  /** The screen's own heading for a failure, if the specification has one. */
  title?: string
  /** The named error of the failed call; omitted for an unexpected error. */
  text?: string
  /** Shows the error in red, as the specification requires for the gallery. */
  isRed?: boolean
}

export function ErrorView({ title, text, isRed = false }: ErrorViewProps) {
  return (
    <StateScreen>
      <div className="h-3.5 w-24 strata text-ore-light" />
      <h1 className="expanded mt-8 max-w-[18ch] text-title">{title ?? m.state_error_title()}</h1>
      <p className={`mt-5 max-w-[48ch] text-lead ${isRed ? 'text-fault-light' : 'text-ash'}`}>
        {text ?? m.state_error_unexpected()}
      </p>
      <div className="mt-10 flex flex-wrap gap-4">
        <RetryButton className="button button-ore max-sm:w-full" />
        <LocalLink to="/kontak" className="button button-line max-sm:w-full">
          {m.contact_us()}
        </LocalLink>
      </div>
    </StateScreen>
  )
}
