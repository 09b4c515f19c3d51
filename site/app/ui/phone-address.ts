/**
 * Returns the `tel:` address (RFC 3966) of a number as a company writes it, `+62 21 5550 0142 (ext. 2)`, without its
 * extension.
 */
export function phoneAddress(phone: string): string {
  const number = phone.replace(/\(0\)/g, '').match(/[+\d][\d\s().-]*/)?.[0] ?? phone
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
