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

const link = 'inline-block py-1.5 tabular-nums wrap-anywhere underline underline-offset-4'

type SentReceiptProps = { receipt: Receipt; isScripted: boolean }

/** The receipt of a message that was sent. */
export function SentReceipt({ receipt, isScripted }: SentReceiptProps) {
  const { reference, text, answerBy, people, page } = receipt
  const { dateLocale } = localeRegistry[getLocale()]
  const times = answerBy ? writtenTimes(answerBy, dateLocale, isScripted) : null
  return (
    <div className="sent-receipt">
      <p>{m.contact_sent_next()}</p>
      <dl>
        {reference && (
          <div>
            <dt>{m.contact_reference()}</dt>
            <dd className="font-semibold">{reference}</dd>
          </div>
        )}
        {times && (
          <div>
            <dt>{m.contact_answer_by()}</dt>
            <dd>
              <time dateTime={answerBy ?? ''}>{times.office}</time>
              {times.visitor && (
                <span className="block text-small text-muted">
                  {m.contact_your_time({ time: times.visitor })}
                </span>
              )}
            </dd>
          </div>
        )}
        {people.length > 0 && (
          <div>
            <dt>{m.contact_answerer()}</dt>
            {people.map((person) => (
              <dd key={`${person.name} ${person.role}`}>
                {[person.name, person.role].filter(Boolean).join(', ')}
                {people.length > 1 && (
                  <span className="block text-small text-muted">{person.products.join('; ')}</span>
                )}
                <span className="flex flex-wrap gap-x-5 text-small">
                  {linksFor(person).map(({ href, text }) => (
                    <a key={href} href={href} className={link}>
                      {text}
                    </a>
                  ))}
                </span>
              </dd>
            ))}
          </div>
        )}
      </dl>
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

/** Returns the ways to reach a person, each with its text. */
function linksFor({ phone, whatsapp, email }: Answerer) {
  const { chat, mail } = reach([{ whatsapp, email }], '', '')
  return [
    { href: phone && phoneAddress(phone), text: phone },
    { href: chat, text: `WhatsApp ${whatsapp}` },
    { href: mail, text: email },
  ].flatMap(({ href, text }) => (href ? { href, text } : []))
}
