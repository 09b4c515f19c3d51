import type { Table } from './calculator-view.ts'

/** Table of figures; the name of each is the header of its row. */
export function CalculatorTable({ table: { caption, columns, rows } }: { table: Table }) {
  const [first, ...others] = columns
  return (
    <div className="overflow-x-auto">
      <table className="certificate calculator-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={others[index]}>
                  <span className="certificate-value">{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
