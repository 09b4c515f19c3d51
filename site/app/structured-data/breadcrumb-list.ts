import type { BreadcrumbList } from 'schema-dts'
import { type Crumb, namedCrumb } from '../i18n/page-name.ts'
import { type AddressBase, pageAddress } from './thing-address.ts'

/** Returns the path to a page, as {@link Breadcrumb} shows it: home, the pages between, and the page itself. */
export function breadcrumbList(
  trail: readonly Crumb[],
  title: string,
  base: AddressBase,
): BreadcrumbList {
  const above = (['/', ...trail] as const).map((crumb, index) => {
    const { to, name } = namedCrumb(crumb, base.locale)
    return {
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: pageAddress(to, base),
    }
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { '@type': 'ListItem', position: above.length + 1, name: title }],
  }
}
