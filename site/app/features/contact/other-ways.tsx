import type { ContactDetails } from '@niaga/contract/contact-details'
import { m } from '../../paraglide/messages.js'
import { ArrowOutIcon } from '../../ui/icons.tsx'
import { otherWays, type Typed } from './contact-ways.ts'

type OtherWaysProps = {
  typed: Typed
  details: ContactDetails | null
  /** Seconds until the visitor may send again, if known. */
  retryAfterS: number | undefined
}

/** Below an error: confirms that the input is kept, and shows other ways to reach the company. */
export function OtherWays({ typed, details, retryAfterS }: OtherWaysProps) {
  const { mail, chat, call, phone } = otherWays(
    typed,
    details,
    m.contact_subject({ name: typed.name }),
  )
  return (
    <div className="mb-7">
      {retryAfterS !== undefined && <p>{m.contact_wait({ seconds: retryAfterS })}</p>}
      {(mail || chat || call) && (
        <>
          <p>{m.contact_kept()}</p>
          <div className="mt-4 flex flex-wrap gap-4">
            {mail && (
              <a href={mail} className="button button-line max-sm:w-full">
                {m.contact_by_mail()}
              </a>
            )}
            {chat && (
              <a href={chat} rel="noopener" className="button button-line max-sm:w-full">
                {m.contact_by_chat()}
                <ArrowOutIcon className="size-4" />
              </a>
            )}
            {!chat && call && (
              <a href={call} className="button button-line max-sm:w-full">
                {m.enquiry_call({ phone })}
              </a>
            )}
          </div>
        </>
      )}
    </div>
  )
}
