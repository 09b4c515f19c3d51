import { phoneNumber } from './phone-address.ts'

/** The `wa.me` address that opens a chat with a company about `text`; `null` without a number. */
export function whatsAppAddress(phone: string, text: string): string | null {
  // wa.me takes the international form only, in digits: a number written for callers at home is Indonesian.
  const digits = phoneNumber(phone).replace(/\D/g, '').replace(/^0+/, '62')
  if (digits.length < 8) return null
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}
