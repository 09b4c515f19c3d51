import type { ContactPage } from 'schema-dts'
import { type AddressBase, companyId, pageAddress } from './thing-address.ts'

/** Returns the company's contact page. */
export function contactPage(title: string, base: AddressBase): ContactPage {
  const url = pageAddress('/kontak', base)
  return {
    '@type': 'ContactPage',
    '@id': `${url}#page`,
    url,
    name: title,
    inLanguage: base.locale,
    about: companyId(base.origin),
  }
}
