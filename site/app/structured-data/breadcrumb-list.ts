import type { BreadcrumbList } from 'schema-dts'
import { m } from '../paraglide/messages.js'
import type { Crumb } from '../ui/breadcrumb.tsx'
import { type AddressBase, pageAddress } from './thing-address.ts'

/** Returns the path to a page, as {@link Breadcrumb} shows it: home, the pages between, and the page itself. */
export function breadcrumbList(
  trail: readonly Crumb[],
  title: string,
  base: AddressBase,
): BreadcrumbList {
  const home = { to: '/', text: m.nav_home({}, { locale: base.locale }) }
  const above = [home, ...trail].map(({ to, text }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: text,
    item: pageAddress(to, base),
  }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { '@type': 'ListItem', position: above.length + 1, name: title }],
  }
}
