import type { ReactNode } from 'react'

/** Short facts with a dot between two on the same line; a line neither begins nor ends with a dot. */
export function Dotted({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className="dotted">
      {facts.filter(Boolean).map((fact, index) => (
        <span key={`${index} ${fact}`}>
          {index > 0 && <i> · </i>}
          {fact}
        </span>
      ))}
    </span>
  )
}
