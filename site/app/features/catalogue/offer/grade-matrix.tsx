import { m } from '../../../paraglide/messages.js'
import { Formula } from '../../../ui/formula.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import type { GradeMatrix as Matrix, MatrixRow } from './grade-view.ts'

type GradeMatrixProps = {
  matrix: Matrix
  name: string
}

/** All figures of all grades side by side, on a separate page in print. */
export function GradeMatrix({ matrix, name }: GradeMatrixProps) {
  return (
    // Not a section, because print hides the sheet's other sections.
    <div className="wrap pb-band">
      <section aria-labelledby="grades" className="grade-matrix">
        <div className="h-3.5 strata text-line" />
        <h2 id="grades" className="expanded mt-14 text-title">
          {m.sheet_own_data()}
        </h2>
        <p className="mt-4 max-w-[60ch] text-small text-muted">
          {m.sheet_own_data_lead()} {matrix.note}
        </p>
        <section
          aria-label={m.sheet_own_data_caption({ name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its page is scrolled by keyboard.
          tabIndex={0}
          className="matrix-scroll mt-8"
        >
          <table className="certificate matrix">
            <caption className="sr-only">{m.sheet_own_data_caption({ name })}</caption>
            <thead>
              <tr>
                <th scope="col">{m.sheet_parameter()}</th>
                <th scope="col" className="matrix-wide">
                  {m.offer_basis()}
                </th>
                <th scope="col" className="matrix-wide">
                  {m.offer_method()}
                </th>
                {matrix.grades.map((grade, index) => (
                  <th key={`${index} ${grade.name}`} scope="col">
                    {grade.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {matrix.rows.map((row, index) => (
                <Row key={`${index} ${row.parameter}`} row={row} />
              ))}
            </tbody>
            {matrix.grades.some(({ calculator }) => calculator !== '') && (
              // A phone has no room for a link in each column.
              <tfoot className="max-lg:hidden">
                <tr>
                  <td />
                  <td className="matrix-wide" />
                  <td className="matrix-wide" />
                  {matrix.grades.map(({ name: grade, calculator }, index) => (
                    <td key={`${index} ${grade}`}>
                      {calculator !== '' && (
                        <LocalLink to={calculator} className="onward text-ore">
                          <span>
                            {m.offer_convert()}
                            <span className="sr-only">: {grade}</span>
                          </span>
                        </LocalLink>
                      )}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </section>
      </section>
    </div>
  )
}

function Row({ row }: { row: MatrixRow }) {
  const { parameter, unit, basis, method } = row
  const rejection = m.offer_rejection()
  // Replaces the columns of basis and method on a phone.
  const details = [unit, basis, method.replace(' ', '\u00a0')].filter(Boolean).join(' · ')
  return (
    <tr>
      <th scope="row">
        <Formula text={parameter} />
        {unit !== '' && <span className="matrix-unit">{unit}</span>}
        {details !== '' && <span className="matrix-narrow">{details}</span>}
      </th>
      <td className="matrix-wide">{basis || '–'}</td>
      <td className="matrix-wide">{method || '–'}</td>
      {row.cells.map((cell, column) => (
        <td key={`${column} ${parameter}`}>
          {cell ? (
            <>
              <span className="certificate-value">{cell.typical}</span>
              {cell.range !== '' && <span className="offer-range">{cell.range}</span>}
              {cell.rejection !== '' && (
                <span className="offer-range">
                  <span className="sr-only">{rejection} </span>
                  {cell.rejection}
                </span>
              )}
            </>
          ) : (
            '–'
          )}
        </td>
      ))}
    </tr>
  )
}
