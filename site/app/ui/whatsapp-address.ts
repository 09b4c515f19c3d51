/**
 * An Indonesian mobile number in international digits. 080 numbers are free or paid services; all other 08 prefixes are
 * mobile networks (number plan of the Ministry of Communication, E.164 +62 8).
 */
const indonesianMobile = /^628[1-9]\d{7,10}$/

/**
 * Returns the `wa.me` address that opens a chat with a company about `text`; `null` for a number that is not known to be
 * mobile. A landline has no chat, and the digits of foreign numbers do not show their type.
 */
export function whatsAppAddress(phone: string, text: string): string | null {
  // Editors write several numbers in one field, in different forms.
  const numbers = phone.replace(/\(0\)/g, '').match(/[+\d][\d\s().-]*/g) ?? []
  const mobile = numbers.map(internationalDigits).find((digits) => indonesianMobile.test(digits))
  return mobile ? chatAddress(mobile, text) : null
}

/** `wa.me` only accepts the international form; a number in national form is treated as Indonesian. */
function internationalDigits(number: string): string {
  return number.replace(/\D/g, '').replace(/^0062|^(62)?0(?!0)/, '62')
}

/** Returns the `wa.me` address of a number known to have a chat, in its international form. */
export function chatAddress(number: string, text = ''): string {
  const address = `https://wa.me/${number.replace(/\D/g, '')}`
  return text === '' ? address : `${address}?text=${encodeURIComponent(text)}`
}
