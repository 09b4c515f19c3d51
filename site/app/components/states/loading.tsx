import { m } from '../../paraglide/messages.js'
import { StateScreen } from './state-screen.tsx'

/** `text` is what the specification names for a screen; without one the spinner's own word stands. */
export function Loading({ text }: { text?: string }) {
  return (
    <StateScreen>
      <div role="status" className="grid justify-items-center gap-5">
        <span className="spinner" />
        <p>{text ?? m.state_loading()}</p>
      </div>
    </StateScreen>
  )
}
