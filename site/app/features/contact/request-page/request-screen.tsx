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

type Entry = {
  heading: string
  /** `null` if the host does not name it. */
  at: string | null
  text: string
  /** The price and its last day, each `''` if unknown. */
  price: string
  validUntil: string
  files: string[]
}

type View = {
  receipt: Receipt
  /** What was requested; the path is `''` for goods that are no longer listed. */
  items: { product: string; path: string }[]
  /** The reference and the contacts, where the newest entry shows the status. */
  status: string
  /** The replies and the request, the newest first. */
  entries: Entry[]
  /** Number of entries that stand before the form: the company's last reply, and what the buyer has replied to it. */
  lead: number
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

/** The conversation about a request with a form to reply, and its facts, which come first until there is a reply. */
export function RequestScreen({ view, failure }: RequestScreenProps) {
  const { receipt, items, status, entries, lead, isReplied } = view
  const [latest, earlier] = [entries.slice(0, lead), entries.slice(lead)]
  const facts = (
    <div className="sent-receipt lg:col-span-5">
      <RequestFacts receipt={receipt} isScripted={false}>
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
      <p className="mt-6">
        <PrintButton label={m.contact_print()} />
      </p>
    </div>
  )
  return (
    <div>
      <PageHero page={{ title: m.request_title(), intro: status }} />
      <div className="request-page wrap grid gap-x-8 gap-y-10 pt-opening pb-band lg:grid-cols-12">
        {earlier.length === 0 && facts}
        <section aria-labelledby="replies" className="lg:col-span-7">
          <h2 id="replies" className="expanded text-heading">
            {m.request_replies()}
          </h2>
          {/* Has the focus after a reply was sent, without script too. */}
          <div id="latest" tabIndex={-1}>
            {/* That of an earlier reply would contradict a failure. */}
            {isReplied && !failure && (
              <p role="status" data-outcome="sent" className="form-alert mt-6">
                {m.request_replied()}
              </p>
            )}
            {latest.map((entry, index) => (
              <RequestEntry key={`${entries.length - index}`} entry={entry} />
            ))}
          </div>
          <ReplyForm view={view} failure={failure} />
          {earlier.map((entry, index) => (
            <RequestEntry key={`${earlier.length - index}`} entry={entry} />
          ))}
          {/* Shown in a browser that remembers it (ui/requested.ts). */}
          <p className="remembered invisible mt-6 text-small print:hidden">
            {m.request_remembered({ period: writtenPeriod(rememberedDays, getLocale()) })}{' '}
            <button type="button" data-forget={m.request_forgotten()} className="copy-button">
              <span aria-live="polite">{m.request_forget()}</span>
            </button>
          </p>
        </section>
        {earlier.length > 0 && facts}
      </div>
    </div>
  )
}

function RequestEntry({ entry }: { entry: Entry }) {
  const { heading, at, text, price, validUntil, files } = entry
  return (
    <article className="mt-8">
      <h3 className="font-semibold">{heading}</h3>
      {at && <p className="text-small text-muted">{at}</p>}
      {price && <p className="mt-3 font-semibold">{m.request_price({ price })}</p>}
      {validUntil && <p>{m.request_valid({ day: validUntil })}</p>}
      <p className="request-text">{text}</p>
      {files.length > 0 && (
        <p className="text-small">
          {m.contact_attachments()}: {files.join(', ')}
        </p>
      )}
    </article>
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
