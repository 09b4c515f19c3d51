import type { Person } from '@niaga/contract/company'
import type { ItemKind } from '@niaga/contract/enquiry-terms'
import type { Locale } from '@niaga/contract/locale'
import type { Unit } from '@niaga/contract/units'
import { hrefIn } from '../i18n/locale-address.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { phoneAddress } from './phone-address.ts'
import { chatAddress, whatsAppAddress } from './whatsapp-address.ts'

/** Subject of a request, in the page's language. */
export type Goods = {
  /** A product with its grade, or a machine with its unit. */
  product: string
  /** `null` for a visitor's own words that match no offer. */
  kind: ItemKind | null
  /** Required limits, in words. */
  limits?: string
  /** The tonnes, port and days of a loading window, in words. */
  quantity?: string
  port?: string
  delivery?: string
  offer?: Unit['offer']
}

/** Ways to contact a person. */
export type Ways = {
  phone?: string | undefined
  /** A number for chats, in international form. */
  whatsapp?: string | undefined
  email?: string | undefined
}

/** Returns the ways to contact the person named by a product or machine. */
export function waysTo(people: readonly Person[] | null, id: number | undefined): Ways | null {
  const person = people?.find((candidate) => candidate.id === id)
  return person ? { phone: person.phone, whatsapp: person.whatsapp, email: person.email } : null
}

/** Subject of a page, goods or a sent request with its number, and the contact who answers. */
export type Subject = (Goods | { reference: string }) & {
  /** The address of the page in the default language, with the visitor's choices on it. */
  path: string
  desk: Ways | null
}

/** Addresses of the calls to action; `null` for an unavailable way. */
export type Calls = {
  request: string
  chat: string | null
  call: string | null
  mail: string | null
  /** The number dialled by `call`, as written. */
  phone: string
}

/**
 * Returns every call to action of a page, from its subject.
 *
 * @param ways of the contacts; a later one fills gaps of the earlier ones
 * @param origin of the site, because a chat names the page that started it
 */
export function callsFor(
  subject: Subject | null,
  ways: readonly (Ways | null)[],
  origin: string,
): Calls {
  const goods = subject && 'product' in subject ? subject : null
  const request = requestPath(goods)
  if (!subject) return { request, ...reach(ways, '', '') }
  if ('reference' in subject) {
    // Without the address of its page, which is a secret that a chat's link would tell its service.
    const about = m.request_about(subject)
    return { request, ...reach(ways, about, about) }
  }
  const address = origin + hrefIn(getLocale(), subject.path)
  const { product } = subject
  const text = `${m.contact_enquiry({ product })}\n${address}`
  return { request, ...reach(ways, text, `${m.enquiry_ask()}: ${product}`) }
}

/** Returns the ways to send a text. */
export function reach(
  ways: readonly (Ways | null)[],
  text: string,
  subject: string,
): Omit<Calls, 'request'> {
  function first(getAddress: (ways: Ways) => string | null): string | null {
    return ways.flatMap((each) => (each && getAddress(each)) ?? [])[0] ?? null
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

/** Returns the address of an email (RFC 6068); an address of the company cannot add headers to it. */
function mailAddress(email: string, text: string, subject: string): string {
  const address = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
  if (text === '') return address
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `${address}?subject=${encodeURIComponent(subject)}&body=${body}`
}

/** Prefix of the parameters in an address that each name an item with its details. */
export const itemParameter = 'barang-'

/** Parameter in an address with free words for a request. */
export const wordsParameter = 'tentang'

/** The item with which a request was opened, a fragment of the form's address. */
export const newItemId = 'new-item'

/** Writes an item for such a parameter, with its fields separated by semicolons. */
export function writeItem(fields: Record<string, string | undefined>): string {
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      value ? `${name}:${value.replace(/[%;]/g, encodeURIComponent)}` : [],
    )
    .join(';')
}

/** Returns the name of a unit in a request: with its kind of machine, unless its own name has it. */
export function unitTitle(tool: string, unit: string, locale: Locale): string {
  const isNamed = unit.toLowerCase().includes(tool.toLowerCase())
  return isNamed ? unit : m.offer_unit_of({ tool, unit }, { locale })
}

/** Returns the address of the contact form with one item, or empty for `null`. */
export function requestPath(goods: Goods | null): string {
  if (!goods) return '/kontak'
  const { product, kind, limits, quantity, port, delivery, offer } = goods
  if (!kind) return `/kontak?${new URLSearchParams({ [wordsParameter]: product })}#contact-message`
  // If both are possible, the visitor chooses.
  const choice = { sale: 'buy', hire: 'hire', both: '' }[offer ?? 'both']
  const query: Record<string, string> =
    limits || port || delivery || choice
      ? {
          [`${itemParameter}0`]: writeItem({
            kind,
            product,
            limits,
            quantity,
            port,
            delivery,
            offer: choice,
          }),
        }
      : { produk: product, ...(kind !== 'mineral' && { jenis: kind }) }
  return `/kontak?${new URLSearchParams(query)}#${newItemId}`
}

/** Returns the address of the contact form with several items. */
export function requestAllPath(goods: readonly Goods[]): string {
  const items = goods.map(({ product, kind }, index) => [
    `${itemParameter}${index}`,
    writeItem({ kind: kind ?? undefined, product }),
  ])
  return `/kontak?${new URLSearchParams(items)}#${newItemId}`
}

/**
 * Returns the kind of a request about the item on a page.
 *
 * @param path the page's
 * @param sheetPath of its specification sheet, `null` without a sheet
 */
export function itemKindAt(
  path: string,
  sheetPath: string | null,
  grades: { isCoal: boolean } | null,
): ItemKind {
  if (path.startsWith('/alat/')) return 'machine'
  return sheetPath === '/produk/batubara' || grades?.isCoal ? 'coal' : 'mineral'
}
