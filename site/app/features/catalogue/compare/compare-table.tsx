import { m } from '../../../paraglide/messages.js'
import { requestPath } from '../../../ui/calls.ts'
import { Formula } from '../../../ui/formula.tsx'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { UnitPicture } from '../offer/unit-picture.tsx'
import type { UnitView } from '../offer/unit-view.ts'
import type { CompareRow, CompareView } from './compare-view.ts'

/** A row for each fact of the compared units; rows with differences are highlighted. */
export function CompareTable({ view: { columns, rows } }: { view: CompareView }) {
  return (
    <div className="relative overflow-x-auto">
      <table className="certificate compare-table">
        <caption>{m.compare_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.sheet_parameter()}</th>
            {columns.map((unit) => (
              <Head key={unit.id} unit={unit} />
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

function Head({ unit }: { unit: UnitView }) {
  const { name, tool, path } = unit
  return (
    <th scope="col">
      <UnitPicture unit={unit} sizes="(min-width: 40rem) 280px, 25vw" />
      <LocalLink to={path} className="compare-name">
        {name}
      </LocalLink>
      <span className="offer-aside">{tool.name}</span>
    </th>
  )
}

function Row({ row, columns }: { row: CompareRow; columns: readonly UnitView[] }) {
  return (
    <tr className={row.isDifferent ? 'is-different' : undefined}>
      <th scope="row">
        {row.name}
        {row.isDifferent && <span className="sr-only"> ({m.compare_different()})</span>}
      </th>
      {row.cells.map((cell, index) => (
        <td key={columns[index]?.path} className="compare-value">
          <Formula text={cell || '–'} />
        </td>
      ))}
    </tr>
  )
}
