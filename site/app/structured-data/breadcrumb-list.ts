import type { FixedPath } from '@niaga/contract/pages'
import type { BreadcrumbList } from 'schema-dts'
import { pageName } from '../i18n/page-name.ts'
import { type AddressBase, pageAddress } from './thing-address.ts'

/** Returns the path to a page, as {@link Breadcrumb} shows it: home, the pages between, and the page itself. */
export function breadcrumbList(
  trail: readonly FixedPath[],
  title: string,
  base: AddressBase,
): BreadcrumbList {
  const above = (['/', ...trail] as const).map((to, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: pageName(to, base.locale),
    item: pageAddress(to, base),
  }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { '@type': 'ListItem', position: above.length + 1, name: title }],
  }
}
