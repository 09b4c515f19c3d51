import { StateScreen } from './state-screen.tsx'

/** `text` is what the specification names for the screen that is on its way. */
export function Loading({ text }: { text: string }) {
  return (
    <StateScreen>
      <div role="status" className="grid justify-items-center gap-5">
        <span className="spinner" />
        <p>{text}</p>
      </div>
    </StateScreen>
  )
}
