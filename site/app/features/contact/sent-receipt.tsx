import { localeRegistry } from '../../i18n/locale-registry.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { reach } from '../../ui/calls.ts'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { phoneAddress } from '../../ui/phone-address.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { writtenTimes } from './answer-times.ts'
import type { Answerer, Receipt } from './contact.ts'
import { CopyButton } from './copy-button.tsx'

export const factLink =
  'inline-block py-1.5 tabular-nums wrap-anywhere underline underline-offset-4'

type FactsProps = {
  receipt: Receipt
  /** Whether React runs in the browser and knows the visitor's clock. */
  isScripted: boolean
  /** Further facts. */
  children?: React.ReactNode
}

/** The number of a sent request, who answers it and by when. */
export function RequestFacts({ receipt, isScripted, children }: FactsProps) {
  const { reference, answerBy, people } = receipt
  const { dateLocale } = localeRegistry[getLocale()]
  const times = answerBy ? writtenTimes(answerBy, dateLocale, isScripted) : null
  const about = reference && m.request_about({ reference })
  return (
    <dl>
      {reference && (
        <Fact name={m.contact_reference()}>
          <dd className="font-semibold">{reference}</dd>
        </Fact>
      )}
      {times && (
        <Fact name={m.contact_answer_by()}>
          <dd>
            <time dateTime={answerBy ?? ''}>{times.office}</time>
            <span className="block text-small text-muted">
              {times.visitor
                ? m.contact_your_time({ time: times.visitor })
                : m.contact_office_time()}
            </span>
          </dd>
        </Fact>
      )}
      {people.length > 0 && (
        <Fact name={m.contact_answerer()}>
          {people.map((person) => (
            <dd key={`${person.name} ${person.role}`}>
              {[person.name, person.role].filter(Boolean).join(', ')}
              {people.length > 1 && (
                <span className="block text-small text-muted">{person.products.join('; ')}</span>
              )}
              <span className="flex flex-wrap gap-x-5 text-small">
                {linksFor(person, about).map(({ href, text }) => (
                  <a key={href} href={href} className={factLink}>
                    {text}
                  </a>
                ))}
              </span>
            </dd>
          ))}
        </Fact>
      )}
      {children}
    </dl>
  )
}

export function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      {children}
    </div>
  )
}

type SentReceiptProps = { receipt: Receipt; isScripted: boolean }

/** The receipt of a message that was sent. */
export function SentReceipt({ receipt, isScripted }: SentReceiptProps) {
  const { reference, text, page } = receipt
  return (
    <div className="sent-receipt">
      {!page && <p>{m.contact_sent_next()}</p>}
      <RequestFacts receipt={receipt} isScripted={isScripted} />
      {page ? (
        <p className="my-6">
          <LocalLink to={page} className="button button-ore max-sm:w-full">
            {m.request_open()}
          </LocalLink>
          <span className="mt-4 block">{m.request_keep()}</span>
        </p>
      ) : (
        <p className="request-text">{text}</p>
      )}
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {isScripted && !page && (
          <>
            <PrintButton label={m.contact_print()} />
            <CopyButton
              text={[reference, text].filter(Boolean).join('\n\n')}
              label={m.contact_copy_text()}
            />
          </>
        )}
        <LocalLink to="/produk" className="onward text-ore">
          {m.nav_products_all()}
          <ArrowIcon />
        </LocalLink>
      </div>
    </div>
  )
}

/** Returns the ways to reach a person about a request, each with its name; none tells the secret address of its page. */
function linksFor({ phone, whatsapp, email }: Answerer, about: string) {
  const { chat, mail } = reach([{ whatsapp, email }], about, about)
  return [
    { href: phone && phoneAddress(phone), text: phone },
    { href: chat, text: `WhatsApp ${whatsapp}` },
    { href: mail, text: email },
  ].flatMap(({ href, text }) => (href ? { href, text } : []))
}
