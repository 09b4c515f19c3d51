import { StatementIcon } from '../../ui/statement-icons.tsx'
import type { Statements } from './home-view.ts'

const order = ['services', 'vision', 'mission', 'commitment'] as const

/** Headings of the cards, and the common heading for screen readers. */
export type StatementTexts = (typeof order)[number] | 'glance'

type StatementCardsProps = { texts: Record<StatementTexts, string>; statements: Statements }

export function StatementCards({ texts, statements }: StatementCardsProps) {
  return (
    <section aria-labelledby="glance" className="pb-band">
      <h2 id="glance" className="sr-only">
        {texts.glance}
      </h2>
      <div className="wrap">
        <ul className="glance">
          {order.map((statement) => (
            <li key={statement}>
              <StatementIcon statement={statement} />
              <div className="mt-3 sm:mt-6">
                <h3 className="expanded text-heading">{texts[statement]}</h3>
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
  if (lines.length < 2) return <p className="mt-2 text-balance text-muted sm:mt-3">{lines[0]}</p>
  return (
    <ul className="mt-2 text-muted sm:mt-3">
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
