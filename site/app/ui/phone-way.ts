import { phoneAddress } from './phone-address.ts'
import { whatsAppAddress } from './whatsapp-address.ts'

export type PhoneWay = { isChat: boolean; href: string }

/** How a company is reached by its number: a chat about `text`, or a call; `null` without a number. */
export function phoneWay(phone: string, text: string): PhoneWay | null {
  const chat = whatsAppAddress(phone, text)
  if (chat) return { isChat: true, href: chat }
  return /\d/.test(phone) ? { isChat: false, href: phoneAddress(phone) } : null
}
