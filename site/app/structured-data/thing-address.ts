import type { Locale } from '@niaga/contract/locale'
import { hrefIn } from '../i18n/locale-address.ts'
import { atWidth } from '../ui/picture-address.ts'

/** What makes addresses of the site absolute: search engines store the data without its page. */
export type AddressBase = { origin: string; locale: Locale }

/** The width of pictures for search engines, which ask for at least 1200 pixels. */
const pictureWidth = 1200

/** The address of a page by its address in the default language. */
export function pageAddress(path: string, { origin, locale }: AddressBase): string {
  return new URL(hrefIn(locale, path), origin).href
}

/** A picture of the site, `{}` for none. */
export function pictureOf(picture: string | null, { origin }: AddressBase): { image?: string } {
  return picture === null ? {} : { image: new URL(atWidth(picture, pictureWidth), origin).href }
}

/** The company has one identity in every language. */
export function companyId(origin: string): { '@id': string } {
  return { '@id': new URL('/#organization', origin).href }
}
