import type { Person } from '@niaga/contract/company'
import type { ItemKind } from '@niaga/contract/enquiry-terms'
import type { Unit } from '@niaga/contract/units'
import { hrefIn } from '../i18n/locale-address.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { phoneAddress } from './phone-address.ts'
import { chatAddress, whatsAppAddress } from './whatsapp-address.ts'

/** What a request is for, in the page's language. */
export type Goods = {
  /** A product with its grade, or a machine with its unit. */
  product: string
  /** `null` for words of the visitor that name nothing on offer. */
  kind: ItemKind | null
  /** The limits that it must keep to, in words. */
  limits?: string
  offer?: Unit['offer']
}

/** How somebody can be reached. */
export type Ways = {
  phone?: string | undefined
  /** A number for chats, in international form. */
  whatsapp?: string | undefined
  email?: string | undefined
}

/** How to reach the person whom a product or machine names. */
export function waysTo(people: readonly Person[] | null, id: number | undefined): Ways | null {
  const person = people?.find((known) => known.id === id)
  return person ? { phone: person.phone, whatsapp: person.whatsapp, email: person.email } : null
}

/** What a page is about, and the desk that it names for it. */
export type Subject = Goods & {
  /** The address of the page in the default language, with what was chosen on it. */
  path: string
  desk: Ways | null
}

/** The addresses of the calls to action; `null` for a way that nobody has. */
export type Calls = {
  request: string
  chat: string | null
  call: string | null
  mail: string | null
  /** The number that `call` dials, as it is written. */
  phone: string
}

/**
 * Every call to action of a page, from what it is about.
 *
 * @param ways of those who answer; a later one is used for what the former ones lack
 * @param origin of the site, because a chat names the page from which it was started
 */
export function callsFor(
  subject: Subject | null,
  ways: readonly (Ways | null)[],
  origin: string,
): Calls {
  const request = requestPath(subject)
  if (!subject) return { request, ...reach(ways, '', '') }
  const { product, path } = subject
  const text = `${m.contact_enquiry({ product })}\n${origin}${hrefIn(getLocale(), path)}`
  return { request, ...reach(ways, text, `${m.enquiry_ask()}: ${product}`) }
}

/** The ways to send a text. */
export function reach(
  ways: readonly (Ways | null)[],
  text: string,
  subject: string,
): Omit<Calls, 'request'> {
  function first(addressOf: (ways: Ways) => string | null): string | null {
    return ways.flatMap((each) => (each && addressOf(each)) ?? [])[0] ?? null
  }
  const phone = first(({ phone = '' }) => (/\d/.test(phone) ? phone : null)) ?? ''
  return {
    chat: first(({ phone = '', whatsapp = '' }) =>
      /\d/.test(whatsapp) ? chatAddress(whatsapp, text) : whatsAppAddress(phone, text),
    ),
    call: phone === '' ? null : phoneAddress(phone),
    mail: first(({ email = '' }) => (email === '' ? null : mailAddress(email, text, subject))),
    phone,
  }
}

/** The address of a mail (RFC 6068); an address of the company cannot add headers to it. */
function mailAddress(email: string, text: string, subject: string): string {
  const address = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
  if (text === '') return address
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `${address}?subject=${encodeURIComponent(subject)}&body=${body}`
}

/** In an address, the parameters that each name an item with what was said of it begin so. */
export const itemParameter = 'barang-'

/** In an address, words to ask for as they are. */
export const wordsParameter = 'tentang'

/** The item that a request was opened with, a fragment of the form's address. */
export const newItemId = 'new-item'

/** An item in such a parameter; its fields are separated by semicolons. */
export function writeItem(fields: Record<string, string | undefined>): string {
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      value ? `${name}:${value.replace(/[%;]/g, encodeURIComponent)}` : [],
    )
    .join(';')
}

/** The address of the contact form with one thing to ask for, `null` for none. */
export function requestPath(goods: Goods | null): string {
  if (!goods) return '/kontak'
  const { product, kind, limits, offer } = goods
  if (!kind) return `/kontak?${new URLSearchParams({ [wordsParameter]: product })}#contact-message`
  // What can be had either way is for the visitor to say.
  const choice = { sale: 'buy', hire: 'hire', both: '' }[offer ?? 'both']
  const query: Record<string, string> =
    limits || choice
      ? { [`${itemParameter}0`]: writeItem({ kind, product, limits, offer: choice }) }
      : { produk: product, ...(kind !== 'mineral' && { jenis: kind }) }
  return `/kontak?${new URLSearchParams(query)}#${newItemId}`
}

/**
 * What is asked about the thing on a page.
 *
 * @param path the page's
 * @param sheetPath of its specification sheet, `null` for none
 */
export function itemKindAt(path: string, sheetPath: string | null): ItemKind {
  if (path.startsWith('/alat/')) return 'machine'
  return sheetPath === '/produk/batubara' ? 'coal' : 'mineral'
}
