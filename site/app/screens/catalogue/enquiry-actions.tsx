import type { Locale } from '@niaga/contract/locale'
import { whatsAppAddress } from '../../lib/contact/whatsapp-address.ts'
import { m } from '../../paraglide/messages.js'
import { ArrowIcon, ArrowOutIcon } from '../icons/icons.tsx'
import { LocalLink } from '../link/local-link.tsx'

type EnquiryActionsProps = {
  /** The product as it is written into the message. */
  product: string
  /** The company's phone number, `''` for none. */
  phone: string
  /** Of the body the buttons stand in, where it is not the page's. */
  language?: Locale
}

/** The two ways to ask for a quotation; both open with the product already named. */
export function EnquiryActions({ product, phone, language }: EnquiryActionsProps) {
  const chat = whatsAppAddress(phone, product)
  return (
    <div className="flex flex-wrap gap-4 print:hidden">
      <LocalLink
        to={`/kontak?produk=${encodeURIComponent(product)}`}
        className="button button-ore max-sm:w-full"
      >
        {m.enquiry_ask({}, { locale: language })}
        <ArrowIcon />
      </LocalLink>
      {chat && (
        <a href={chat} rel="noopener" className="button button-line max-sm:w-full">
          {m.enquiry_chat({}, { locale: language })}
          <ArrowOutIcon className="size-4" />
        </a>
      )}
    </div>
  )
}
