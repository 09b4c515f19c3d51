import type { ContactDetails } from '@niaga/contract/contact-details'
import { phoneAddress } from '../../../ui/phone-address.ts'
import { chatAddress, whatsAppAddress } from '../../../ui/whatsapp-address.ts'

/** The addresses of a company's chat and telephone, `null` for one it does not have. */
export function phoneChannels(contact: ContactDetails | null) {
  const { phone = '', whatsapp = '' } = contact ?? {}
  return {
    chat: /\d/.test(whatsapp) ? chatAddress(whatsapp) : whatsAppAddress(phone, ''),
    call: /\d/.test(phone) ? phoneAddress(phone) : null,
  }
}
