import type { ReactNode } from 'react'
import { type AdminI18n, adminTexts } from '../../platform/admin-kit/admin-texts.ts'

type Props = {
  id: string
  title: string
  i18n: AdminI18n
  head: string[]
  /** The first cell of a row is its heading; without rows there is no table. */
  rows: string[][]
  children: ReactNode
}

/** A chart, and its figures as a table, initially closed. */
export function Figure({ id, title, i18n, head, rows, children }: Props) {
  return (
    <section className="figure" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {children}
      {rows.length > 0 && (
        <details className="figure__table">
          <summary>{adminTexts(i18n).figures.asTable}</summary>
          <table className="plain-table">
            <caption className="hidden-text">{title}</caption>
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
      )}
    </section>
  )
}
