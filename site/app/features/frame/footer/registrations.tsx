import { m } from '../../../paraglide/messages.js'
import type { Registration } from '../chrome-view.ts'

export function Registrations({ registrations }: { registrations: Registration[] }) {
  return (
    <dl
      aria-label={m.footer_registrations()}
      className="flex flex-wrap gap-x-8 gap-y-2 border-t border-rock py-6 text-small text-ash"
    >
      {registrations.map(({ name, number }, index) => (
        // Two registrations may have the same name.
        <div key={`${index} ${name}`} className="flex flex-wrap gap-x-2">
          <dt>{name}</dt>
          <dd className="wrap-anywhere tabular-nums text-bone">{number}</dd>
        </div>
      ))}
    </dl>
  )
}
