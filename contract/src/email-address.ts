import { textRules } from './enquiry-terms.ts'

/** The pattern of a browser's `type=email` (HTML, section 4.10.5.1.5); a host without a dot is valid. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Whether the contract accepts a text as an email address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= textRules.email.limit && emailPattern.test(text)
}

/** Encodes a domain of any script in ASCII (UTS 46): some browsers send it as typed, others in ASCII. */
export function asciiDomain(address: string): string {
  const [, name = '', domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.。-]+)$/u.exec(address) ?? []
  if (/^[\0-\x7f]*$/.test(domain)) return address
  try {
    return name + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}
