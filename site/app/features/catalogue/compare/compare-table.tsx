import { m } from '../../../paraglide/messages.js'
import { requestPath } from '../../../ui/calls.ts'
import { Formula } from '../../../ui/formula.tsx'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import type { CompareCell, CompareColumn, CompareRow, CompareView } from './compare-view.ts'

/** A row for each figure or fact of the compared offers; rows with differences are highlighted. */
export function CompareTable({ view: { columns, rows } }: { view: CompareView }) {
  const hasRejections = rows.some(({ cells }) => cells.some(({ rejection }) => rejection !== ''))
  return (
    <div className="compare-scroll">
      <table className="certificate compare-table">
        <caption>
          {m.compare_caption()} {hasRejections && m.compare_rejections()}
        </caption>
        <thead>
          <tr>
            <th scope="col">{m.sheet_parameter()}</th>
            {columns.map((column) => (
              <Head key={column.path} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={`${index} ${row.name}`} row={row} columns={columns} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {columns.map(({ path, goods, name }) => (
              <td key={path}>
                {goods && (
                  <LocalLink to={requestPath(goods)} className="onward text-ore">
                    <span>
                      {m.compare_ask()}
                      <span className="sr-only">: {name}</span>
                    </span>
                    <ArrowIcon className="size-4" />
                  </LocalLink>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Head({ column: { name, detail, path } }: { column: CompareColumn }) {
  return (
    <th scope="col">
      <LocalLink to={path} className="compare-name">
        {name}
      </LocalLink>
      {detail !== '' && <span className="offer-aside">{detail}</span>}
    </th>
  )
}

function Row({ row, columns }: { row: CompareRow; columns: readonly CompareColumn[] }) {
  return (
    <tr className={row.isDifferent ? 'is-different' : undefined}>
      <th scope="row">
        <Formula text={row.name} />
        {row.isDifferent && <span className="sr-only"> ({m.compare_different()})</span>}
        {row.detail !== '' && <span className="offer-aside">{row.detail}</span>}
      </th>
      {row.cells.map((cell, index) => (
        <td key={columns[index]?.path}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ cell: { text, rejection } }: { cell: CompareCell }) {
  return (
    <>
      <span className="compare-value">{text || '–'}</span>
      {rejection !== '' && (
        <span className="offer-aside">
          <span className="sr-only">{m.offer_rejection()} </span>
          {rejection}
        </span>
      )}
    </>
  )
}
