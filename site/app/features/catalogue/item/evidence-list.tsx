import { m } from '../../../paraglide/messages.js'
import { LocalLink } from '../../../ui/local-link.tsx'
import type { EvidenceFact, EvidenceLine } from './evidence.ts'

/** Evidence for the figures above it. */
export function EvidenceList({ facts }: { facts: readonly EvidenceFact[] }) {
  return (
    <>
      <h3 id="evidence" className="mt-10 mb-3 text-heading font-semibold">
        {m.evidence_title()}
      </h3>
      <dl className="offer-terms">
        {facts.map(({ name, lines }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <ul>
                {lines.map((line) => (
                  <li key={line.text}>
                    <Line line={line} />
                    {line.note && <span className="offer-aside">{line.note}</span>}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Line({ line: { text, to, file } }: { line: EvidenceLine }) {
  if (file) {
    return (
      <a href={file} className="onward text-ore">
        {text}
      </a>
    )
  }
  if (!to) return text
  return (
    <LocalLink to={to} className="onward text-ore">
      {text}
    </LocalLink>
  )
}
