import type { Locale } from '@niaga/contract/locale'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import { readPages } from '../../../page-texts/read-pages.server.ts'
import type { SiteContext } from '../../../site-context.ts'
import { readSheets } from '../../catalogue/sheet/read-sheets.server.ts'
import type { SearchEntry } from '../search-entry.ts'
import { companyEntries, documentEntries, locationEntries, postEntries } from './content-entries.ts'
import { goodsEntries } from './goods-entries.ts'
import { pageEntries } from './page-entries.ts'
import type { SearchSources } from './search-sources.server.ts'
import { sheetEntries } from './sheet-entries.ts'

/** Returns everything that can be found in a language; `bodies` are the texts of posts by id. */
export async function readEntries(
  sources: SearchSources,
  bodies: ReadonlyMap<number, string>,
  locale: Locale,
  site: Pick<SiteContext, 'content' | 'imageSource' | 'ownPicture'>,
): Promise<SearchEntry[]> {
  const [sheets, pages] = await Promise.all([
    readSheets(sheetPaths, locale, site),
    readPages(locale, site),
  ])
  const goods = { products: sources.products ?? [], tools: sources.tools ?? [] }
  return [
    ...goodsEntries(goods, sheets, locale),
    ...sheetEntries(sheets, locale),
    ...pageEntries(sources, pages, locale),
    ...documentEntries(sources, locale),
    ...locationEntries(sources, locale),
    ...companyEntries(sources, locale),
    ...postEntries(sources, bodies, locale),
  ]
}
