import { setTimeout as wait } from 'node:timers/promises'
import type { SitemapPage } from '../../app/features/sitemap/sitemap.ts'
import { hrefIn } from '../../app/i18n/locale-address.ts'
import { getLocales } from '../../app/i18n/page-locales.ts'
import { readPageAddress } from './page-address.ts'
import type { PageCache } from './page-cache.ts'

export type WarmOptions = {
  /** Returns all pages, `null` while content is unavailable. */
  listPages: () => Promise<readonly Pick<SitemapPage, 'path'>[] | null>
  cache: PageCache
  maxPages: number
  /** How long until the list is requested again, in milliseconds. */
  retryMs?: number
}

/** Maximum number of requests for the list. */
const attempts = 20

/**
 * Renders pages not requested yet, one after the other and with a pause as long as the work, so visitors who arrive
 * meanwhile do not wait for it.
 *
 * @returns how many pages there were to render
 */
export async function warmPages(options: WarmOptions): Promise<number> {
  const { listPages, cache, maxPages, retryMs = 3000 } = options
  if (maxPages === 0) return 0
  let pages = await listPages()
  for (let attempt = 1; !pages && attempt < attempts; attempt += 1) {
    await wait(retryMs, undefined, { ref: false })
    pages = await listPages()
  }
  const paths = (pages ?? [])
    .flatMap(({ path }) => getLocales(path).map(({ code }) => hrefIn(code, path)))
    .slice(0, maxPages)
  for (const path of paths) {
    const read = readPageAddress(new URL(path, 'http://site'))
    if (!read.ok) continue
    const startedAt = performance.now()
    // A page that fails here fails again, and gets its response, when a visitor requests it.
    await cache.get(read.address).catch(() => {})
    await wait(performance.now() - startedAt, undefined, { ref: false })
  }
  return paths.length
}
