import { m } from '../../../paraglide/messages.js'
import { Formula } from '../../../ui/formula.tsx'
import type { CheckedGrade, DecidingRow } from './check-grades.ts'
import type { CheckView } from './check-view.ts'

/** What the check says of each grade, and the row that decides. */
export function CheckResults({ check: { fields, results } }: { check: CheckView }) {
  const isFaulty = fields.some(({ fault }) => fault !== null)
  return (
    <div role="status" className="check-results">
      {isFaulty && <p className="field-error">{m.check_faulty()}</p>}
      {!isFaulty && results.length === 0 && <p>{m.check_nothing()}</p>}
      {results.length > 0 && (
        <ul>
          {results.map((result) => (
            <Result key={result.slug} result={result} />
          ))}
        </ul>
      )}
      <p className="offer-aside">{m.check_no_offer()}</p>
    </div>
  )
}

function Result({ result: { name, verdict, row } }: { result: CheckedGrade }) {
  const { parameter, basis } = row
  return (
    <li className={`check-${verdict}`}>
      <strong>{name}</strong>
      <span className="check-verdict">{verdicts[verdict]()}</span>
      <span className="check-reason">
        <Formula text={[parameter, basis].filter(Boolean).join(' ')} />: {reasonText(row)}
      </span>
    </li>
  )
}

const verdicts = { fits: m.check_fits, confirm: m.check_confirm, no: m.check_no }

function reasonText({ reason, typical, rejection, limit, direction, unit }: DecidingRow): string {
  const withUnit = (figure: string) => [figure, unit].filter(Boolean).join('\u00a0')
  const asked = (direction === 'least' ? m.check_limit_least : m.check_limit_most)({
    limit: withUnit(limit),
  })
  const given = {
    typical_beyond: () => m.check_typical({ typical: withUnit(typical) }),
    rejection_beyond: () => m.check_rejection({ rejection: withUnit(rejection) }),
    no_rejection: () => m.check_no_rejection({ typical: withUnit(typical) }),
    no_figure: () => m.check_no_figure(),
    within: () => m.check_within({ typical: withUnit(typical), rejection: withUnit(rejection) }),
  }[reason]()
  return `${given}, ${asked}`
}
