import { m } from '../../paraglide/messages.js'
import type { Step } from './worked.ts'

/** Every step with its formula, the values inserted, and its source. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <section aria-labelledby="steps" className="calculator-wide">
      <h2 id="steps" className="expanded text-title">
        {m.calc_steps()}
      </h2>
      <p className="mt-3 max-w-[60ch] text-muted">{m.calc_steps_lead()}</p>
      <ol className="calculator-steps">
        {steps.map(({ name, formula, inserted, result, source }, index) => (
          <li key={`${index} ${name}`}>
            <h3>
              {name}
              {source !== '' && (
                <span className="calculator-aside">{m.calc_source({ source })}</span>
              )}
            </h3>
            <div className="calculator-formula">
              <p>{formula}</p>
              <p>{`= ${inserted}`}</p>
            </div>
            <p className="whitespace-nowrap">
              = <strong>{result}</strong>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
