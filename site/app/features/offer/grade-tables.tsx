import { m } from '../../paraglide/messages.js'
import { Formula } from '../../ui/formula.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import type { GradeView } from './grades-view.ts'
import { OfferSection } from './offer-section.tsx'

type GradeTablesProps = {
  grades: GradeView[]
  /** The name of the product. */
  name: string
  /** The address of the sheet that has all rows, `null` if none are left out. */
  matrixPath: string | null
}

/** The grades of a product, each with its deciding rows. */
export function GradeTables({ grades, name, matrixPath }: GradeTablesProps) {
  const lead = matrixPath && (
    <LocalLink to={`${matrixPath}#grades`} className="onward mt-5 text-ore">
      {m.offer_all_figures()}
      <ArrowIcon className="size-4" />
    </LocalLink>
  )
  return (
    <OfferSection id="grades" title={m.offer_grades()} lead={lead}>
      <ul className="grid gap-12">
        {grades.map((grade, index) => (
          <li key={`${index} ${grade.name}`} data-reveal>
            <Grade grade={grade} name={name} />
          </li>
        ))}
      </ul>
    </OfferSection>
  )
}

function Grade({ grade, name }: { grade: GradeView; name: string }) {
  const choice = m.offer_grade_of({ product: name, grade: grade.name })
  return (
    <>
      <h3 className="expanded text-heading">{grade.name}</h3>
      {grade.use !== '' && <p className="mt-1 text-muted">{grade.use}</p>}
      {grade.lines.length > 0 && <FigureTable grade={grade} />}
      {grade.note !== '' && <p className="mt-3 text-small text-muted">{grade.note}</p>}
      <LocalLink
        to={`/kontak?produk=${encodeURIComponent(choice)}`}
        className="onward mt-4 text-ore"
      >
        <span>
          {m.offer_grade_ask()}
          <span className="sr-only">: {grade.name}</span>
        </span>
        <ArrowIcon className="size-4" />
      </LocalLink>
    </>
  )
}

function FigureTable({ grade }: { grade: GradeView }) {
  return (
    <table className="certificate offer-figures mt-4">
      <caption className="sr-only">{m.offer_grade_caption({ grade: grade.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{m.sheet_parameter()}</th>
          <th scope="col">{m.offer_basis()}</th>
          <th scope="col">{m.offer_typical()}</th>
          <th scope="col">{m.offer_rejection()}</th>
        </tr>
      </thead>
      <tbody>
        {grade.lines.map((line, index) => (
          <tr key={`${index} ${line.parameter}`}>
            <th scope="row">
              <Formula text={line.parameter} />
            </th>
            <td>{line.basis || '–'}</td>
            <td>
              <span className="certificate-value">{line.typical}</span>{' '}
              {line.unit !== '' && <span className="offer-unit">{line.unit}</span>}
              {line.range !== '' && <span className="offer-range">{line.range}</span>}
            </td>
            <td>{line.rejection || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
