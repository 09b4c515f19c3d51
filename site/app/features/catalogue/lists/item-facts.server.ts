import type { Locale } from '@niaga/contract/locale'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import type { SiteContext } from '../../../site-context.ts'
import type { ItemFacts } from '../../frame/chrome-view.ts'
import { itemLook } from '../sheet/item-look.ts'
import { readSheets } from '../sheet/read-sheets.server.ts'
import { goodsCard } from './goods-card-view.ts'

/** Returns what the menus show of a product or machine: the picture and the figure of its card. */
export async function readItemFacts(locale: Locale, site: SiteContext): Promise<ItemFacts> {
  const sources = {
    imageSource: site.imageSource,
    sheets: await readSheets(sheetPaths, locale, site),
  }
  return (item, kind) => {
    const { picture, figure } = goodsCard(item, locale, itemLook(item, kind, locale, sources))
    return { picture, figure: [figure?.value, figure?.unit].filter(Boolean).join('\u00a0') }
  }
}
