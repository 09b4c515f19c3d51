import type { ItemKind } from '@niaga/contract/enquiry-terms'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { requestPath } from '../../../ui/calls.ts'
import { Formula } from '../../../ui/formula.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { Dotted } from '../../../ui/text/dotted.tsx'
import type { GradeView, GradeMatrix as Matrix, MatrixRow } from './grade-view.ts'

/** The point on the way to the ship (features/home/way-to-ship.tsx) where coal is sampled: the conveyor to the barge. */
const coalSample = 'S3'

/** Number of rows that a phone shows at first where the others can be shown on request. */
export const firstRows = 6

/** Number of rows that a wide window and paper show at first: the ash of coal is analysed in ten more. */
export const firstRowsWide = 16

type GradeMatrixProps = { matrix: Matrix; name: string; kind: ItemKind }

/** The figures of grades side by side, each typical figure above its rejection limit. */
export function GradeMatrix({ matrix: { grades, rows, isCoal }, name, kind }: GradeMatrixProps) {
  const caption = m.sheet_own_data_caption({ name })
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its page is scrolled by keyboard.
      tabIndex={0}
      className="matrix-scroll"
    >
      <table className="certificate matrix">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.sheet_parameter()}</th>
            <th scope="col" className="matrix-wide">
              {m.offer_basis()}
            </th>
            <th scope="col" className="matrix-wide">
              {m.offer_method()}
            </th>
            {grades.map(({ slug, name: grade, use }) => (
              <th key={slug} scope="col">
                <span className="grade-name">{grade}</span>
                {use !== '' && <span className="offer-aside">{use}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={`${index} ${row.parameter}`}
              row={row}
              sample={isCoal ? coalSample : ''}
              later={laterClass(index)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td className="matrix-wide" />
            <td className="matrix-wide" />
            {grades.map((grade) => (
              <Foot key={grade.slug} grade={grade} kind={kind} />
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function laterClass(index: number): string {
  if (index >= firstRowsWide) return 'later-row-wide'
  return index >= firstRows ? 'later-row' : ''
}

/** @param sample the point on the way to the ship where the sample is taken, `''` if unknown */
function Row({ row, sample, later }: { row: MatrixRow; sample: string; later: string }) {
  const { parameter, unit, basis, method, cells, isDifferent } = row
  const point = sample && (
    <LocalLink key={sample} to={`/#${sample}`} className="sampling-point">
      {sample}
    </LocalLink>
  )
  return (
    <tr className={[later, isDifferent && 'is-different'].filter(Boolean).join(' ')}>
      <th scope="row">
        <Formula text={parameter} />
        {isDifferent && <span className="sr-only"> ({m.compare_different()})</span>}
        {unit !== '' && <span className="matrix-unit">{unit}</span>}
        {/* Replaces the columns of basis and method on a phone. */}
        <span className="matrix-narrow">
          <Dotted facts={[point, unit, basis, method.replace(' ', '\u00a0')]} />
        </span>
      </th>
      <td className="matrix-wide whitespace-nowrap">
        {point} {point && '· '}
        {basis || '–'}
      </td>
      <td className="matrix-wide whitespace-nowrap">{method || '–'}</td>
      {cells.map((cell, column) => (
        <td key={`${column} ${parameter}`}>
          <span className="certificate-value">{cell?.typical || '–'}</span>
          {cell && cell.range !== '' && <span className="offer-range">{cell.range}</span>}
          {cell && cell.rejection !== '' && (
            <span className="offer-range">
              <span className="sr-only">{m.offer_rejection()} </span>
              {cell.rejection}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

/** What follows from a grade: its price, a request, and its calorific values on other bases. */
function Foot({
  grade: { name, title, note, price, calculator },
  kind,
}: {
  grade: GradeView
  kind: ItemKind
}) {
  return (
    <td>
      {note !== '' && <p className="offer-aside">{note}</p>}
      {price && (
        <p className="grade-price">
          <strong>{price.text}</strong> <span className="offer-aside">{price.note}</span>
        </p>
      )}
      <FootLink to={requestPath({ product: title, kind })} name={name} className="grade-ask">
        {m.compare_ask()}
      </FootLink>
      {calculator !== '' && (
        <FootLink to={calculator} name={name} className="grade-convert">
          {m.offer_convert()}
        </FootLink>
      )}
    </td>
  )
}

type FootLinkProps = { to: string; name: string; className: string; children: ReactNode }

function FootLink({ to, name, className, children }: FootLinkProps) {
  return (
    <div className={className}>
      <LocalLink to={to} className="onward text-ore">
        <span>
          {children}
          <span className="sr-only">: {name}</span>
        </span>
      </LocalLink>
    </div>
  )
}
