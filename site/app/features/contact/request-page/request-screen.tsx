import { textRules } from '@niaga/contract/enquiry-terms'
import { localeRegistry } from '../../../i18n/locale-registry.ts'
import { writtenPeriod } from '../../../i18n/long-date.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { LocalLink } from '../../../ui/local-link.tsx'
import { PageHero } from '../../../ui/page-hero.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { rememberedDays } from '../../../ui/requested.ts'
import { AttachmentField } from '../attachments/attachment-field.tsx'
import type { Receipt } from '../contact.ts'
import { Field } from '../field.tsx'
import { Fact, factLink, RequestFacts } from '../sent-receipt.tsx'

type Reply = {
  id: string
  heading: string
  at: string
  text: string
  /** The price and its last day, each `''` if unknown. */
  price: string
  validUntil: string
  files: string[]
}

type View = {
  receipt: Receipt
  /** The full address of the page. */
  address: string
  /** What was requested; the path is `''` for goods that are no longer listed. */
  items: { product: string; path: string }[]
  status: string
  /** `null` if the host does not name it. */
  sentAt: string | null
  replies: Reply[]
  /** Whether the last reply is the buyer's. */
  isReplied: boolean
  /** `null` if the host accepts no files. */
  attachmentBytes: number | null
  /** The same for a form that is sent twice. */
  key: string
}

/** Why a reply was not sent, with what was typed. */
export type ReplyFailure = { text: string; faults: string[] }

type RequestScreenProps = { view: View; failure: ReplyFailure | undefined }

/** The facts of a request, its conversation and a form to reply, on paper without the form. */
export function RequestScreen({ view, failure }: RequestScreenProps) {
  const { receipt, address, items, status, sentAt, replies, isReplied } = view
  // That of an earlier reply would contradict a failure.
  const confirmation = isReplied && !failure ? m.request_replied() : ''
  return (
    <div>
      <PageHero page={{ title: m.request_title(), intro: '' }} />
      <div className="request-page wrap grid gap-x-8 gap-y-10 pt-opening pb-band lg:grid-cols-12">
        <div className="sent-receipt lg:col-span-5">
          <RequestFacts receipt={receipt} isScripted={false} address={address}>
            <Fact name={m.request_status()}>
              <dd>
                {replies.length > 0 ? (
                  <a href="#replies" className={factLink}>
                    {status}
                  </a>
                ) : (
                  status
                )}
              </dd>
            </Fact>
            {sentAt && (
              <Fact name={m.request_sent()}>
                <dd>{sentAt}</dd>
              </Fact>
            )}
            {items.length > 0 && (
              <Fact name={m.request_items()}>
                {items.map(({ product, path }, index) => (
                  <dd key={`${index} ${product}`} className="wrap-anywhere">
                    {path ? (
                      <LocalLink to={path} className={factLink}>
                        {product}
                      </LocalLink>
                    ) : (
                      product
                    )}
                  </dd>
                ))}
              </Fact>
            )}
          </RequestFacts>
          <PrintButton label={m.contact_print()} />
        </div>
        <section aria-labelledby="replies" className="lg:col-span-7">
          <h2 id="replies" className="expanded text-heading">
            {m.request_replies()}
          </h2>
          <p className="request-text">{receipt.text}</p>
          <ol>
            {replies.map((reply) => (
              <ReplyEntry
                key={reply.id}
                reply={reply}
                confirmation={reply.id === 'latest' ? confirmation : ''}
              />
            ))}
          </ol>
          <ReplyForm view={view} failure={failure} />
          {/* Shown in a browser that remembers it (ui/requested.ts). */}
          <p className="remembered invisible mt-6 text-small print:hidden">
            {m.request_remembered({ period: writtenPeriod(rememberedDays, getLocale()) })}{' '}
            <button type="button" data-forget={m.request_forgotten()} className="copy-button">
              <span aria-live="polite">{m.request_forget()}</span>
            </button>
          </p>
        </section>
      </div>
    </div>
  )
}

/** The latest has the focus after a reply was sent, without script too, and its confirmation on each visit. */
function ReplyEntry({ reply, confirmation }: { reply: Reply; confirmation: string }) {
  const { id, heading, at, text, price, validUntil, files } = reply
  return (
    <li id={id} tabIndex={-1} className="mt-8">
      {confirmation && (
        <p role="status" data-outcome="sent" className="form-alert">
          {confirmation}
        </p>
      )}
      <h3 className="font-semibold">{heading}</h3>
      <p className="text-small text-muted">{at}</p>
      {price && <p className="mt-3 font-semibold">{m.request_price({ price })}</p>}
      {validUntil && <p>{m.request_valid({ day: validUntil })}</p>}
      <p className="request-text">{text}</p>
      {files.length > 0 && (
        <p className="text-small">
          {m.contact_attachments()}: {files.join(', ')}
        </p>
      )}
    </li>
  )
}

/** A plain form: the page that follows shows a sent reply. */
function ReplyForm({ view, failure }: RequestScreenProps) {
  const { attachmentBytes, key } = view
  const { dateLocale } = localeRegistry[getLocale()]
  return (
    <form
      id="reply"
      method="post"
      action="#reply"
      encType={attachmentBytes === null ? undefined : 'multipart/form-data'}
      className="mt-10 flex flex-col gap-6 print:hidden"
    >
      <Field
        name="text"
        label={m.request_reply()}
        autoComplete="off"
        isRequired
        isLong
        limit={textRules.message.limit.toLocaleString(dateLocale)}
        defaultValue={failure?.text ?? ''}
        error={failure?.faults.join(' ') ?? ''}
      />
      {attachmentBytes !== null && (
        <AttachmentField limit={(attachmentBytes / 1e6).toLocaleString(dateLocale)} error="" />
      )}
      <input type="hidden" name="key" defaultValue={key} />
      <p className="text-small text-muted">{m.request_who()}</p>
      <button type="submit" className="button button-ore sm:self-start">
        {m.request_send()}
      </button>
    </form>
  )
}
