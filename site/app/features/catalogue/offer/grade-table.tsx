import type { ItemKind } from '@niaga/contract/enquiry-terms'
import { m } from '../../../paraglide/messages.js'
import { requestPath } from '../../../ui/calls.ts'
import { comparePaths } from '../../../ui/compare-paths.ts'
import { Formula } from '../../../ui/formula.tsx'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { CompareForm } from './compare-form.tsx'
import type { GradeMatrix, GradeView, MatrixRow } from './grade-view.ts'

/** Number of rows that a phone shows at first. */
const firstRows = 6

type GradeTableProps = {
  matrix: GradeMatrix
  /** Slug of the grade shown on a phone. */
  chosen: string
  /** Name of the product. */
  name: string
  id: number
  kind: ItemKind
}

/** The grades of a product side by side. A phone shows one grade, chosen by a link, and its first rows; print shows all. */
export function GradeTable({ matrix, chosen, name, id, kind }: GradeTableProps) {
  const { grades, rows } = matrix
  return (
    <div className="grades">
      {grades.length > 1 && (
        <nav aria-label={m.offer_grade_choice()} data-part="grade-choice" className="grade-choice">
          {grades.map(({ slug, path, name: grade }) => (
            <LocalLink
              key={slug}
              to={`${path}#grades`}
              aria-current={slug === chosen ? 'true' : undefined}
              className="choice"
            >
              {grade}
            </LocalLink>
          ))}
        </nav>
      )}
      <table data-part="grades" className="certificate grade-table">
        <caption className="sr-only">{m.offer_grades_caption({ name })}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className="grade-parameter">
              {m.sheet_parameter()}
            </th>
            {grades.map((grade) => (
              <th
                key={grade.slug}
                scope="colgroup"
                colSpan={2}
                className={shownIf(grade.slug, chosen)}
              >
                <span className="grade-name">{grade.name}</span>
                {grade.use !== '' && <span className="offer-aside">{grade.use}</span>}
              </th>
            ))}
          </tr>
          <tr className="grade-columns">
            {grades.map(({ slug }) => [
              <th key={`${slug} typical`} scope="col" className={shownIf(slug, chosen)}>
                {m.offer_typical()}
              </th>,
              <th key={`${slug} rejection`} scope="col" className={shownIf(slug, chosen)}>
                {m.offer_rejection()}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={`${index} ${row.parameter}`}
              row={row}
              matrix={matrix}
              chosen={chosen}
              isLater={index >= firstRows}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="grade-parameter" />
            {grades.map((grade) => (
              <td key={grade.slug} colSpan={2} className={shownIf(grade.slug, chosen)}>
                {grade.note !== '' && <p className="offer-aside">{grade.note}</p>}
                <AskLink grade={grade} kind={kind} />
                {grade.calculator !== '' && <ConvertLink grade={grade} />}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {matrix.note !== '' && <p className="offer-aside mt-4">{matrix.note}</p>}
      {rows.length > firstRows && (
        <details className="all-rows">
          <summary className="choice">
            <span>{m.offer_all_rows({ count: rows.length })}</span>
            <span className="all-rows-open">{m.offer_fewer_rows()}</span>
          </summary>
        </details>
      )}
      {grades.length > 1 && rows.length > 0 && (
        <CompareForm
          action={comparePaths.product}
          label={m.offer_compare_grades()}
          choices={grades.map(({ slug, name: grade }) => ({ value: `${id}.${slug}`, text: grade }))}
        />
      )}
    </div>
  )
}

type RowProps = { row: MatrixRow; matrix: GradeMatrix; chosen: string; isLater: boolean }

function Row({ row, matrix, chosen, isLater }: RowProps) {
  const { parameter, unit, basis } = row
  return (
    <tr className={isLater ? 'later-row' : undefined}>
      <th scope="row" className="grade-parameter">
        <Formula text={parameter} />
        <span className="offer-aside">{[unit, basis].filter(Boolean).join(' · ')}</span>
      </th>
      {matrix.grades.map(({ slug }, column) => {
        const cell = row.cells[column]
        const shown = shownIf(slug, chosen)
        return [
          <td key={`${slug} typical`} className={shown}>
            <span className="certificate-value">{cell?.typical || '–'}</span>
            {cell && cell.range !== '' && <span className="offer-aside">{cell.range}</span>}
          </td>,
          <td key={`${slug} rejection`} className={shown}>
            {cell?.rejection || '–'}
          </td>,
        ]
      })}
    </tr>
  )
}

type AskLinkProps = { grade: GradeView; kind: ItemKind }

function AskLink({ grade: { name, title }, kind }: AskLinkProps) {
  return (
    <LocalLink to={requestPath({ product: title, kind })} className="onward grade-ask text-ore">
      <span>
        {m.offer_grade_ask()}
        <span className="sr-only">: {name}</span>
      </span>
      <ArrowIcon className="size-4" />
    </LocalLink>
  )
}

/** Links to the calculator with the figures of this grade. */
function ConvertLink({ grade: { name, calculator } }: { grade: GradeView }) {
  return (
    <LocalLink to={calculator} className="onward grade-ask text-ore">
      <span>
        {m.offer_convert()}
        <span className="sr-only">: {name}</span>
      </span>
      <ArrowIcon className="size-4" />
    </LocalLink>
  )
}

/** A phone shows the columns of one grade. */
function shownIf(slug: string, chosen: string): string {
  return slug === chosen ? 'is-chosen' : 'is-other'
}
