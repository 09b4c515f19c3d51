import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import type { RowResult } from './row-result.ts'

/** More rows would take the browser seconds; the numbers above the table count all. */
const shownRows = 500
const shownCharacters = 200

type Props = {
  checked: readonly RowResult[]
  unknown: readonly string[]
  /** Shown if the import would change something. */
  action?: (count: number) => ReactNode
}

/** Shows every row with changes or faults, and the values to be written. */
export function SpreadsheetReview({ checked, unknown, action }: Props) {
  const text = adminTexts(useTranslation().i18n).spreadsheets
  const count = (outcome: RowResult['outcome']) =>
    checked.filter((result) => result.outcome === outcome).length
  const counts = {
    changed: count('changed'),
    new: count('new'),
    same: count('same'),
    fault: count('fault'),
  }
  const changing = counts.changed + counts.new
  const listed = checked.filter(({ outcome }) => outcome !== 'same')
  const hidden = listed.length - shownRows
  return (
    <>
      <p>
        <strong>
          {changing + counts.fault === 0 ? text.nothing : fillIn(text.counts, counts)}
        </strong>
        {counts.fault > 0 && ` · ${text.skipped}`}
      </p>
      {unknown.length > 0 && <p>{fillIn(text.unknown, { columns: unknown.join(', ') })}</p>}
      {changing > 0 && action?.(changing)}
      {listed.length > 0 && (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{text.row}</th>
              <th scope="col">{text.document}</th>
              <th scope="col">{text.change}</th>
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, shownRows).map((result) => (
              <Row key={result.row} result={result} />
            ))}
          </tbody>
        </table>
      )}
      {hidden > 0 && <p>{fillIn(text.more, { count: hidden })}</p>}
    </>
  )
}

function Row({ result }: { result: RowResult }) {
  const text = adminTexts(useTranslation().i18n).spreadsheets
  const { row, title, outcome, changes, faults } = result
  return (
    <tr>
      <td>{row}</td>
      <td>
        {title}
        <br />
        <em>{text.outcomes[outcome]}</em>
      </td>
      <td>
        <ul>
          {faults.map(({ heading, message }) => (
            <li key={`${heading} ${message}`} className="spreadsheets__fault">
              {heading && <strong>{heading}: </strong>}
              {message}
            </li>
          ))}
          {changes.map(({ heading, from, to }) => (
            <li key={heading}>
              <strong>{heading}:</strong> <del>{shortened(from, text.empty)}</del> →{' '}
              <ins>{shortened(to, text.empty)}</ins>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

function shortened(value: string, empty: string): string {
  if (value === '') return empty
  return value.length > shownCharacters ? `${value.slice(0, shownCharacters)}…` : value
}
