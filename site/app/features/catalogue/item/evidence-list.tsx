import { m } from '../../../paraglide/messages.js'
import { Formula } from '../../../ui/formula.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { OfferSection } from '../offer/offer-section.tsx'
import type { EvidenceFact } from './evidence.ts'

/** Evidence for an offer, above its documents. */
export function EvidenceList({ facts }: { facts: readonly EvidenceFact[] }) {
  return (
    <OfferSection id="evidence" title={m.evidence_title()}>
      <dl className="offer-terms">
        {facts.map(({ name, lines }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <ul>
                {lines.map(({ text, to, note }) => (
                  <li key={text}>
                    {to ? (
                      <LocalLink to={to} className="onward text-ore">
                        {text}
                      </LocalLink>
                    ) : (
                      text
                    )}
                    {note && (
                      <span className="offer-aside">
                        <Formula text={note} />
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </OfferSection>
  )
}
