import type { ReactNode } from 'react'
import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { CalculatorTable } from './calculator-table.tsx'
import type { Table } from './calculator-view.ts'

type CalculatorScreenProps = {
  page: SitePage
  /** Tables of usual values, below the steps. */
  references: readonly Table[] | undefined
  /** The calculator's island. */
  children: ReactNode
}

export function CalculatorScreen({ page, references = [], children }: CalculatorScreenProps) {
  return (
    <div className="calculator-page">
      <PageHero page={page} trail={['/kalkulator']} />
      <div className="wrap calculator">
        {children}
        {references.length > 0 && (
          <section aria-labelledby="references" className="calculator-wide">
            <h2 id="references" className="expanded text-title">
              {m.calc_references()}
            </h2>
            <p className="mt-3 max-w-[60ch] text-muted">{m.calc_references_lead()}</p>
            <div className="calculator-tables">
              {references.map((table) => (
                <CalculatorTable key={table.caption} table={table} />
              ))}
            </div>
          </section>
        )}
        <p className="calculator-wide calculator-others">
          <LocalLink to="/kalkulator" className="onward text-ore">
            {m.calc_others()}
            <ArrowIcon className="size-4" />
          </LocalLink>
        </p>
      </div>
      <CallToAction closing={page.closing} />
    </div>
  )
}
