import { chatAddress, whatsAppAddress } from './whatsapp-address.ts'

/**
 * The `tel:` address (RFC 3966) of a number as a company writes it, `+62 21 5550 0142 (ext. 2)`; without its
 * extension.
 */
export function phoneAddress(phone: string): string {
  const number = phone.replace(/\(0\)/g, '').match(/[+\d][\d\s().-]*/)?.[0] ?? phone
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

export type PhoneWay = { isChat: boolean; href: string }

/**
 * The address for contacting a company by its number: a chat about `text`, or a call; `null` without a number.
 *
 * @param whatsApp the company's own number for chats, `''` if only its telephone is known
 */
export function phoneWay(phone: string, text: string, whatsApp = ''): PhoneWay | null {
  const chat = /\d/.test(whatsApp) ? chatAddress(whatsApp, text) : whatsAppAddress(phone, text)
  if (chat) return { isChat: true, href: chat }
  return /\d/.test(phone) ? { isChat: false, href: phoneAddress(phone) } : null
}
