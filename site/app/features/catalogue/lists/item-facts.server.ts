import type { Locale } from '@niaga/contract/locale'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import { translated } from '@niaga/contract/translation'
import type { SiteContext } from '../../../site-context.ts'
import type { ItemFacts } from '../../frame/chrome-view.ts'
import { itemPicture } from '../sheet/item-picture.ts'
import { getItemSheet } from '../sheet/item-sheet.ts'
import { readSheets } from '../sheet/read-sheets.server.ts'
import { goodsCard } from './goods-card-view.ts'

/** Returns what the menus show of a product or machine: the picture and the figure of its card. */
export async function readItemFacts(locale: Locale, site: SiteContext): Promise<ItemFacts> {
  const sources = {
    imageSource: site.imageSource,
    sheets: await readSheets(sheetPaths, locale, site),
  }
  return (item, kind) => {
    const sheet = getItemSheet(sources.sheets, item, translated(item, 'name', locale))
    const picture = itemPicture(item, kind, locale, sources)
    const { figure } = goodsCard(item, { locale, picture, sheet })
    return { picture, figure: [figure?.value, figure?.unit].filter(Boolean).join('\u00a0') }
  }
}
