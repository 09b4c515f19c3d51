import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import { m } from '../../paraglide/messages.js'
import { LocalLink } from '../local-link.tsx'
import type { DocumentView } from './document-view.ts'

/** Documents to download, each with the facts that a buyer checks before opening it. */
export function DocumentList({ documents }: { documents: readonly DocumentView[] }) {
  return (
    <ul className="border-t border-line">
      {documents.map((document) => (
        <li
          key={document.id}
          className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[1fr_auto]"
        >
          <div>
            <a
              href={document.href}
              lang={fallbackLanguage(document.title)}
              className="onward text-ore"
            >
              {document.title}
            </a>
            <DocumentFacts document={document} />
            <Items items={document.items ?? []} />
          </div>
          <p className="text-small text-muted tabular-nums sm:pt-1 sm:text-right">
            {document.file}
            {document.language && (
              <>
                <span className="sm:hidden">, </span>
                <span className="sm:block">{languages[document.language]()}</span>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

type Fact = 'number' | 'issuer' | 'issued' | 'validUntil' | 'isExpired' | 'isSpecimen'

export function DocumentFacts({ document }: { document: Partial<Pick<DocumentView, Fact>> }) {
  const { number, issuer, issued, validUntil, isExpired, isSpecimen } = document
  return (
    <p className="mt-1 text-small text-muted">
      {isSpecimen && (
        <strong className="mr-3 font-semibold text-ink">{m.document_specimen()}</strong>
      )}
      {[number, issuer]
        .flatMap((fact) => fact || [])
        .map((fact) => (
          <span key={fact} lang={fallbackLanguage(fact)} className="mr-3 inline-block">
            {fact}
          </span>
        ))}
      {issued && (
        <span className="mr-3 inline-block">
          {m.document_issued()} <time dateTime={issued.machine}>{issued.human}</time>
        </span>
      )}
      {validUntil && (
        <span className={`inline-block ${isExpired ? 'font-semibold text-fault' : ''}`}>
          {isExpired ? m.document_expired() : m.document_valid_until()}{' '}
          <time dateTime={validUntil.machine}>{validUntil.human}</time>
        </span>
      )}
    </p>
  )
}

/** Products and machines that a document belongs to. */
function Items({ items }: { items: readonly { to: string; name: string }[] }) {
  if (items.length === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-4 text-small" aria-label={m.document_for()}>
      {items.map(({ to, name }) => (
        <li key={to}>
          <LocalLink to={to} className="target underline underline-offset-4">
            {name}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

const languages = {
  id: m.document_language_id,
  en: m.document_language_en,
  both: m.document_language_both,
}
