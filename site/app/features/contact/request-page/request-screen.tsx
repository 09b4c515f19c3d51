import { textRules } from '@niaga/contract/enquiry-terms'
import { localeRegistry } from '../../../i18n/locale-registry.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { PageHero } from '../../../ui/page-hero.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { AttachmentField } from '../attachments/attachment-field.tsx'
import type { Receipt } from '../contact.ts'
import { Field } from '../field.tsx'
import { SentReceipt } from '../sent-receipt.tsx'

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
  replies: Reply[]
  /** `null` if the host accepts no files. */
  attachmentBytes: number | null
  /** The same for a form that is sent twice. */
  key: string
}

/** Why a reply was not sent, with what was typed. */
export type ReplyFailure = { text: string; faults: string[] }

type RequestScreenProps = { view: View; failure: ReplyFailure | undefined }

/** The receipt of a request, its conversation and a form to reply, on paper without the form. */
export function RequestScreen({ view, failure }: RequestScreenProps) {
  const { receipt, replies } = view
  return (
    <div>
      <PageHero page={{ title: m.request_title(), intro: '' }} />
      <div className="wrap grid gap-x-8 gap-y-10 py-band lg:grid-cols-12">
        <section aria-labelledby="replies" className="lg:order-2 lg:col-span-7">
          <h2 id="replies" className="expanded text-heading">
            {m.request_replies()}
          </h2>
          {replies.length === 0 && <p className="mt-4">{m.request_none()}</p>}
          <ol>
            {replies.map((reply) => (
              <ReplyEntry key={reply.id} reply={reply} />
            ))}
          </ol>
          <ReplyForm view={view} failure={failure} />
        </section>
        <div className="lg:order-1 lg:col-span-5">
          <SentReceipt receipt={receipt} isScripted={false} />
          <PrintButton label={m.contact_print()} />
        </div>
      </div>
    </div>
  )
}

function ReplyEntry({ reply }: { reply: Reply }) {
  const { id, heading, at, text, price, validUntil, files } = reply
  return (
    <li id={id} className="mt-8">
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
      className="mt-10 grid gap-6 print:hidden"
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
      <button type="submit" className="button button-ore sm:justify-self-start">
        {m.request_send()}
      </button>
    </form>
  )
}
