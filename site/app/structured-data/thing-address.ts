import type { Locale } from '@niaga/contract/locale'
import { hrefIn } from '../i18n/locale-address.ts'
import { atWidth } from '../ui/picture-address.ts'

/** Makes addresses of the site absolute, because search engines store the data without its page. */
export type AddressBase = { origin: string; locale: Locale }

/** Width of pictures for search engines, which require at least 1200 pixels. */
const pictureWidth = 1200

/** Returns the public address of a page from its address in the default language. */
export function pageAddress(path: string, { origin, locale }: AddressBase): string {
  return new URL(hrefIn(locale, path), origin).href
}

/** Returns a picture of the site, `{}` without a picture. */
export function getPicture(picture: string | null, { origin }: AddressBase): { image?: string } {
  return picture === null ? {} : { image: new URL(atWidth(picture, pictureWidth), origin).href }
}

/** Returns the company's identity, which is the same in every language. */
export function companyId(origin: string): { '@id': string } {
  return { '@id': new URL('/#organization', origin).href }
}
