import type { ContactDetails } from '@niaga/contract/contact-details'
import { m } from '../../paraglide/messages.js'
import { ArrowOutIcon } from '../../ui/icons.tsx'
import { otherWays, type Typed } from './contact-ways.ts'

type OtherWaysProps = {
  typed: Typed
  details: ContactDetails | null
  /** The seconds until the visitor may send again, if known. */
  retryAfterS: number | undefined
}

/** Below an error: says that what was typed is kept, and how else it can reach the company. */
export function OtherWays({ typed, details, retryAfterS }: OtherWaysProps) {
  const { mail, phone } = otherWays(typed, details, m.contact_subject({ name: typed.name }))
  return (
    <div className="mb-7">
      {retryAfterS !== undefined && <p>{m.contact_wait({ seconds: retryAfterS })}</p>}
      {(mail || phone) && (
        <>
          <p>{m.contact_kept()}</p>
          <div className="mt-4 flex flex-wrap gap-4">
            {mail && (
              <a href={mail} className="button button-line max-sm:w-full">
                {m.contact_by_mail()}
              </a>
            )}
            {phone && (
              <a href={phone.href} rel="noopener" className="button button-line max-sm:w-full">
                {phone.isChat
                  ? m.contact_by_chat()
                  : m.enquiry_call({ phone: details?.phone ?? '' })}
                {phone.isChat && <ArrowOutIcon className="size-4" />}
              </a>
            )}
          </div>
        </>
      )}
    </div>
  )
}
