import type { Locale } from '@niaga/contract/locale'
import { useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { ArrowIcon, ArrowOutIcon } from './icons.tsx'
import { LocalLink } from './local-link.tsx'
import { phoneWay } from './phone-address.ts'

type EnquiryActionsProps = {
  /** The product as it is written into the message. */
  product: string
  /** The company's phone number, `''` for none. */
  phone: string
  /** Where visitors find the site: a chat names the page it comes from. */
  origin: string
  /** Of the body the buttons stand in, where it is not the page's. */
  language?: Locale
}

/** The two ways to ask for a quotation, both with the product named; a landline has no chat and is called. */
export function EnquiryActions({ product, phone, origin, language }: EnquiryActionsProps) {
  const { pathname } = useLocation()
  const way = phoneWay(phone, `${m.contact_enquiry({ product })}\n${origin}${pathname}`)
  return (
    <div className="flex flex-wrap gap-4 print:hidden">
      <LocalLink
        to={`/kontak?produk=${encodeURIComponent(product)}`}
        className="button button-ore max-sm:w-full"
      >
        {m.enquiry_ask({}, { locale: language })}
        <ArrowIcon />
      </LocalLink>
      {way && (
        <a href={way.href} rel="noopener" className="button button-line max-sm:w-full">
          {way.isChat
            ? m.enquiry_chat({}, { locale: language })
            : m.enquiry_call({ phone }, { locale: language })}
          {way.isChat && <ArrowOutIcon className="size-4" />}
        </a>
      )}
    </div>
  )
}
