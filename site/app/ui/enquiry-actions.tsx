import type { ItemKind } from '@niaga/contract/enquiry-terms'
import { useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useBodyTexts } from './body-texts.ts'
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
}

/** The two ways to request a quotation for the product: the form, and a chat or, for a landline, a call. */
export function EnquiryActions({ product, kind, phone, whatsapp, origin }: EnquiryActionsProps) {
  const body = useBodyTexts()
  const { pathname } = useLocation()
  const text = `${m.contact_enquiry({ product })}\n${origin}${pathname}`
  const way = phoneWay(phone, text, whatsapp)
  return (
    <div className="enquiry-actions print:hidden">
      <LocalLink to={enquiryPath(product, kind)} className="button button-ore">
        {body.enquiry_ask ?? m.enquiry_ask()}
        <ArrowIcon />
      </LocalLink>
      {way && (
        <a href={way.href} rel="noopener" className="button button-line">
          {way.isChat
            ? (body.enquiry_chat ?? m.enquiry_chat())
            : (body.enquiry_call ?? m.enquiry_call({ phone }))}
          {way.isChat && <ArrowOutIcon className="size-4" />}
        </a>
      )}
    </div>
  )
}
