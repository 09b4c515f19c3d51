import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { type AddressBase, companyId, pageAddress } from './thing-address.ts'

/** Page and parameter of the site's search. */
const search = { path: '/cari', parameter: 'q' }

/** Returns the site in one language with its search. */
export function webSite(name: string, base: AddressBase): WebSite {
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${pageAddress(search.path, base)}?${search.parameter}={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  const url = pageAddress('/', base)
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name,
    inLanguage: base.locale,
    publisher: companyId(base.origin),
    potentialAction,
  }
}
