import { m } from '../../paraglide/messages.js'
import { StatementIcon } from '../../ui/statement-icons.tsx'
import type { Statements } from './home-view.ts'

const order = ['services', 'vision', 'mission', 'commitment'] as const

const titles = {
  services: m.home_feature_services,
  vision: m.home_feature_vision,
  mission: m.home_feature_mission,
  commitment: m.home_feature_commitment,
}

/** Four cards that step down like the benches of the pit above them. */
export function StatementCards({ statements }: { statements: Statements }) {
  return (
    <section aria-labelledby="statements" className="relative">
      <h2 id="statements" className="sr-only">
        {m.home_glance()}
      </h2>
      <div className="wrap">
        <ul className="benches">
          {order.map((statement) => (
            <li key={statement} className="bench">
              <StatementIcon statement={statement} />
              <div className="sm:mt-6">
                <h3 className="expanded text-heading">{titles[statement]()}</h3>
                <Statement lines={statements[statement]} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Statement({ lines }: { lines: string[] }) {
  if (lines.length < 2) return <p className="mt-3 text-balance text-muted">{lines[0]}</p>
  return (
    <ul className="mt-3 text-muted">
      {lines.map((line) => (
        <li
          key={line}
          className="border-t border-line py-2 leading-snug first:border-t-0 first:pt-0"
        >
          {line}
        </li>
      ))}
    </ul>
  )
}
