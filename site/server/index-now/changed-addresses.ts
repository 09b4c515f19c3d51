import type { SitemapPage } from '../../app/features/sitemap/sitemap.ts'
import { hrefIn } from '../../app/i18n/locale-address.ts'
import { localesOf } from '../../app/i18n/page-locales.ts'

/** When each address of the site was last changed, `null` if unknown. */
export type Snapshot = ReadonlyMap<string, string | null>

/** The absolute addresses of pages in every language. */
export function snapshotOf(pages: readonly SitemapPage[], origin: string): Snapshot {
  return new Map(
    pages.flatMap(({ path, lastModified }) =>
      localesOf(path).map(({ code }) => [new URL(hrefIn(code, path), origin).href, lastModified]),
    ),
  )
}

/** The addresses that are new, changed or gone. */
export function changedAddresses(before: Snapshot, after: Snapshot): string[] {
  const changed = [...after].filter(
    ([address, moment]) => !before.has(address) || before.get(address) !== moment,
  )
  const removed = [...before.keys()].filter((address) => !after.has(address))
  return [...changed.map(([address]) => address), ...removed]
}
