type Props = {
  summary: string
  caption: string
  head: string[]
  /** The first cell of a row is its heading. */
  rows: string[][]
}

/** The figures of a chart as a table, initially closed. */
export function FigureTable({ summary, caption, head, rows }: Props) {
  return (
    <details className="figure__table">
      <summary>{summary}</summary>
      <table className="plain-table">
        <caption className="hidden-text">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
