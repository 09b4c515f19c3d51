import type { Locale } from '@niaga/contract/locale'
import { equipmentSheetPaths, productSheetPaths, type SheetPath } from '@niaga/contract/sheet-paths'
import { valueOrNull } from '../../../content/reading.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import type { SiteContext } from '../../site-context.ts'
import { gradesOfSheet } from '../offer/grades-of-sheet.ts'
import { readSheets } from './read-sheets.server.ts'
import { sheetSeo, sheetSummary, sheetView } from './sheet-view.ts'

/**
 * What the page of a sheet shows, `null` if there is no such sheet.
 *
 * @param path its address in the default language
 * @param locale the language of the visitor, and so of the navigation
 */
export async function sheetPage(
  path: string,
  locale: Locale,
  context: Pick<SiteContext, 'content' | 'imageSource' | 'ownPicture'>,
) {
  const isEquipment = equipmentSheetPaths.some((known) => known === path)
  const paths: readonly SheetPath[] = isEquipment ? equipmentSheetPaths : productSheetPaths
  const [sources, products] = await Promise.all([
    readSheets(paths, locale, context),
    isEquipment ? null : context.content.products(locale),
  ])
  const source = sources.find((known) => known.path === path)
  if (!source) return null
  const sheet = sheetView(source)
  // In the language of the sheet, in which the rest of its page is too.
  const pages = await readPages(source.language, context)
  const page = pages.pageAt(isEquipment ? '/alat/{id}' : '/produk/{id}', sheet.name)
  const others = sources
    .filter((other) => other !== source)
    .map(({ path: other, sheet: { name } }) => ({ path: other, name }))
  return {
    isEquipment,
    sheet,
    page,
    seo: sheetSeo(source.sheet.seo, context),
    summary: sheetSummary(sheet),
    language: source.language,
    localName: source.localName,
    matrix: gradesOfSheet(source, (products && valueOrNull(products)) ?? []),
    others,
  }
}
