import { use } from 'react'
import { m } from '../paraglide/messages.js'
import { BodyLanguage } from './body-language.ts'
import { ArrowIcon, ArrowOutIcon } from './icons.tsx'
import { LocalLink } from './local-link.tsx'
import { useCalls } from './use-calls.ts'

/**
 * The two ways to request a quotation for the page's subject: the form, and a chat or, for a landline, a call.
 *
 * @param button an editor's own, instead of the form
 */
export function EnquiryActions({ button }: { button?: { href: string; text: string } }) {
  const language = use(BodyLanguage)
  const { request, chat, call, phone } = useCalls()
  const way = chat ?? call
  return (
    <div data-part="calls" className="enquiry-actions">
      {button ? (
        <a href={button.href} className="button button-ore">
          {button.text}
          <ArrowIcon />
        </a>
      ) : (
        <LocalLink to={request} className="button button-ore">
          {m.enquiry_ask({}, language)}
          <ArrowIcon />
        </LocalLink>
      )}
      {way && (
        <a href={way} rel="noopener" className="button button-line">
          {chat ? m.enquiry_chat({}, language) : m.enquiry_call({ phone }, language)}
          {chat && <ArrowOutIcon className="size-4" />}
        </a>
      )}
    </div>
  )
}
