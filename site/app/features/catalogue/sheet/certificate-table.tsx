import { Fragment } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useBodyTexts } from '../../../ui/body-texts.ts'
import { Formula } from '../../../ui/formula.tsx'
import { RangeBar } from './range-bar.tsx'
import type { SheetLine, SheetView } from './sheet-lines.ts'

type CertificateTableProps = { sheet: SheetView }

/** The sheet's figures with the specification's columns: parameter, unit, value. */
export function CertificateTable({ sheet }: CertificateTableProps) {
  const body = useBodyTexts()
  const hasBars = sheet.lines.some(({ bar }) => bar !== null)
  return (
    <table className={hasBars ? 'certificate has-bars' : 'certificate'}>
      <caption className="sr-only">
        {body.item_features_caption ?? m.item_features_caption({ name: sheet.name })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{body.sheet_parameter ?? m.sheet_parameter()}</th>
          <th scope="col" className="certificate-unit">
            {body.sheet_unit ?? m.sheet_unit()}
          </th>
          <th scope="col">{body.sheet_value ?? m.sheet_value()}</th>
          {hasBars && (
            <th scope="col" className="certificate-scale">
              {body.sheet_market ?? m.sheet_market()}
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
