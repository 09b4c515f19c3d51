import type { ItemKind } from '@niaga/contract/enquiry-terms'
import type { ReactNode } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { requestPath } from '../../../../ui/calls.ts'
import { Formula } from '../../../../ui/formula.tsx'
import { ArrowIcon } from '../../../../ui/icons.tsx'
import { LocalLink } from '../../../../ui/local-link.tsx'
import { Dotted } from '../../../../ui/text/dotted.tsx'
import type { CheckedGrade, DecidingRow } from './check-grades.ts'
import { outcomeNames } from './check-names.ts'
import type { CheckView } from './check-view.ts'

type CheckResultsProps = { check: CheckView; name: string; kind: ItemKind }

/** The result and deciding rows of each grade, which can be requested with these limits. */
export function CheckResults({ check, name, kind }: CheckResultsProps) {
  const { fields, results, limits, unread } = check
  const isFaulty = fields.some(({ fault }) => fault !== null)
  return (
    <div className="check-results">
      {unread.length > 0 && (
        <div className="mb-4 wrap-anywhere">
          <p className="field-error">{m.check_unread()}</p>
          {unread.map((line, index) => (
            <p key={`${index} ${line}`}>{line}</p>
          ))}
        </div>
      )}
      {isFaulty && <p className="field-error">{m.check_faulty()}</p>}
      {!isFaulty && results.length === 0 && (
        <p>
          {m.check_nothing()} {limits !== '' && <AskLink product={name} {...{ kind, limits }} />}
        </p>
      )}
      {results.length > 0 && (
        <ul>
          {results.map((result) => (
            <Result key={result.slug} result={result} unread={unread.length}>
              <AskLink product={result.title} {...{ kind, limits }} />
            </Result>
          ))}
        </ul>
      )}
      {results.length > 0 && results.every(({ outcome }) => outcome === 'no') && (
        <p>
          {m.check_none_fits()} <AskLink product={name} {...{ kind, limits }} />
        </p>
      )}
      <p className="offer-aside">{m.check_no_offer()}</p>
    </div>
  )
}

type ResultProps = { result: CheckedGrade; unread: number; children: ReactNode }

function Result({ result: { name, outcome, row, further }, unread, children }: ResultProps) {
  return (
    <li className={`check-${outcome}`}>
      <strong>{name}</strong>
      <span className="check-outcome">
        <Dotted
          facts={[
            outcomeNames[outcome](),
            outcome === 'fits' && unread > 0 && m.check_not_read({ count: unread }),
          ]}
        />
      </span>
      {[row, ...further].map((reason) => (
        <span key={`${reason.parameter} ${reason.basis}`} className="check-reason">
          <Formula text={[reason.parameter, reason.basis].filter(Boolean).join(' ')} />:{' '}
          {reasonText(reason)}
        </span>
      ))}
      {outcome !== 'no' && children}
    </li>
  )
}

type AskLinkProps = { product: string; kind: ItemKind; limits: string }

function AskLink({ product, kind, limits }: AskLinkProps) {
  return (
    <LocalLink to={requestPath({ product, kind, limits })} className="onward check-ask text-ore">
      <span>
        {m.check_ask()}
        <span className="sr-only">: {product}</span>
      </span>
      <ArrowIcon className="size-4" />
    </LocalLink>
  )
}

function reasonText({ reason, typical, rejection, limit, direction, unit }: DecidingRow): string {
  const withUnit = (figure: string) => [figure, unit].filter(Boolean).join('\u00a0')
  const limitText = (direction === 'least' ? m.check_limit_least : m.check_limit_most)({
    limit: withUnit(limit),
  })
  const reasons = {
    typical_beyond: () => m.check_typical({ typical: withUnit(typical) }),
    rejection_beyond: () => m.check_rejection({ rejection: withUnit(rejection) }),
    no_rejection: () => m.check_no_rejection({ typical: withUnit(typical) }),
    no_figure: () => m.check_no_figure(),
    within: () => m.check_within({ typical: withUnit(typical), rejection: withUnit(rejection) }),
  }[reason]()
  return `${reasons}, ${limitText}`
}
