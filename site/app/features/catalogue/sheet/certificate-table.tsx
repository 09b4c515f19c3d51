import { Fragment, use } from 'react'
import { m } from '../../../paraglide/messages.js'
import { BodyLanguage } from '../../../ui/body-language.ts'
import { Formula } from '../../../ui/formula.tsx'
import { RangeBar } from './range-bar.tsx'
import type { SheetLine, SheetView } from './sheet-lines.ts'

type CertificateTableProps = { sheet: SheetView }

/** The sheet's figures with the specification's columns: parameter, unit, value. */
export function CertificateTable({ sheet }: CertificateTableProps) {
  const language = use(BodyLanguage)
  const hasBars = sheet.lines.some(({ bar }) => bar !== null)
  return (
    <table className={hasBars ? 'certificate has-bars' : 'certificate'}>
      <caption className="sr-only">
        {m.item_features_caption({ name: sheet.name }, language)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{m.sheet_parameter({}, language)}</th>
          <th scope="col" className="certificate-unit">
            {m.sheet_unit({}, language)}
          </th>
          <th scope="col">{m.sheet_value({}, language)}</th>
          {hasBars && (
            <th scope="col" className="certificate-scale">
              {m.sheet_market({}, language)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {sheet.lines.map((line) => (
          <Line key={`${line.parameter} ${line.measure}`} line={line} hasBars={hasBars} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ line, hasBars }: { line: SheetLine; hasBars: boolean }) {
  return (
    <tr>
      <th scope="row">
        <Formula text={line.parameter} />
        {[line.measure, line.basis].map(
          (detail, index) =>
            detail !== '' && (
              <Fragment key={`${index} ${detail}`}>
                {' '}
                <span className="block text-small font-normal text-muted">{detail}</span>
              </Fragment>
            ),
        )}
      </th>
      <td className="certificate-unit">{line.unit || '–'}</td>
      <td>
        <span className={`certificate-value ${line.isOurs ? 'whitespace-nowrap' : ''}`}>
          <Alternatives text={line.value} />
          {line.isOurs && <span className="text-ore">{'\u00a0*'}</span>}
        </span>
      </td>
      {hasBars && (
        <td className="certificate-scale">
          {line.bar && <RangeBar bar={line.bar} unit={line.unit} />}
        </td>
      )}
    </tr>
  )
}

/** Lets `Abu-abu/cokelat muda` break after the slash rather than within a colour. */
function Alternatives({ text }: { text: string }) {
  // An inline-block would be aligned with its parameter by its last line.
  if (!text.includes('/')) return text
  return text.split(/(?<=\/)/).map((part) => (
    <span key={part} className="inline-block">
      {part}
    </span>
  ))
}
