import { m } from '../../paraglide/messages.js'
import { LocalLink } from '../../ui/local-link.tsx'
import { CalculatorTable } from './calculator-table.tsx'
import type { CalculatorView } from './calculator-view.ts'

/** The main figures, which stay in view while the form is filled in; changes are announced. */
export function Answers({ answers }: Pick<CalculatorView, 'answers'>) {
  return (
    <output aria-live="polite" className="calculator-answers">
      {answers.length === 0 && <span className="field-error">{m.calc_faulty()}</span>}
      {answers.map(({ name, value, unit }) => (
        <span key={name} className="calculator-answer">
          <span className="calculator-aside">{name}</span>{' '}
          <strong className="expanded">{value}</strong> <span>{unit}</span>
        </span>
      ))}
    </output>
  )
}

/** What follows from the main figures. */
export function Results({ view }: { view: CalculatorView }) {
  const { groups, tables, notices, request } = view
  const faults = groups.flatMap(({ fields }) => fields).filter(({ fault }) => fault !== null)
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="expanded mb-4 text-title">
        {m.calc_results()}
      </h2>
      {faults.length > 0 && (
        <ul className="my-4 grid gap-1">
          {faults.map(({ field, fault }) => (
            <li key={field.name}>
              <a href={`#${field.name}`} className="onward">
                {fault}
              </a>
            </li>
          ))}
        </ul>
      )}
      {notices.length > 0 && (
        <ul className="mb-6 grid max-w-[68ch] gap-3 border-l-4 border-ore pl-4">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <div className="calculator-tables">
        {tables.map((table) => (
          <CalculatorTable key={table.caption} table={table} />
        ))}
      </div>
      {request && (
        <LocalLink to={request} className="button button-ore mt-6">
          {m.calc_request()}
        </LocalLink>
      )}
    </section>
  )
}
