import type { ItemKind } from '@niaga/contract/enquiry-terms'
import type { Locale } from '@niaga/contract/locale'
import { useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { enquiryPath } from './enquiry-path.ts'
import { ArrowIcon, ArrowOutIcon } from './icons.tsx'
import { LocalLink } from './local-link.tsx'
import { phoneWay } from './phone-address.ts'

type EnquiryActionsProps = {
  /** The name of the product in the message. */
  product: string
  kind: ItemKind
  /** The company's phone number, `''` for none. */
  phone: string
  /** Its number for chats, if it has one of its own. */
  whatsapp?: string | undefined
  /** The public origin of the site, because a chat names the page from which it was started. */
  origin: string
  /** The language of the body around the buttons, if it is not the page's. */
  language?: Locale
}

/** The two ways to request a quotation for the product: the form, and a chat or, for a landline, a call. */
export function EnquiryActions({
  product,
  kind,
  phone,
  whatsapp,
  origin,
  language,
}: EnquiryActionsProps) {
  const { pathname } = useLocation()
  const text = `${m.contact_enquiry({ product })}\n${origin}${pathname}`
  const way = phoneWay(phone, text, whatsapp)
  return (
    <div className="enquiry-actions print:hidden">
      <LocalLink to={enquiryPath(product, kind)} className="button button-ore">
        {m.enquiry_ask({}, { locale: language })}
        <ArrowIcon />
      </LocalLink>
      {way && (
        <a href={way.href} rel="noopener" className="button button-line">
          {way.isChat
            ? m.enquiry_chat({}, { locale: language })
            : m.enquiry_call({ phone }, { locale: language })}
          {way.isChat && <ArrowOutIcon className="size-4" />}
        </a>
      )}
    </div>
  )
}
