import type { Locale } from '@niaga/contract/locale'
import type { Sheet } from './sheet.ts'
import { sheetSummary, sheetView } from './sheet-view.ts'

/**
 * What the page of one sheet among `sheets` shows.
 *
 * @param language the language the sheet is published in
 * @param locale the language of the address, and so of the navigation
 * @param picture the address of one of the site's own pictures, by its file's name
 */
export function sheetPage<Path extends string>(
  sheets: Record<Path, Sheet>,
  path: Path,
  language: Locale,
  locale: Locale,
  picture: (file: string) => string,
) {
  const sheet = sheetView(sheets[path], language, picture)
  const others = Object.entries<Sheet>(sheets)
    .filter(([other]) => other !== path)
    .map(([other, { name }]) => ({ path: other, name: name[language] }))
  return {
    sheet,
    summary: sheetSummary(sheet),
    language,
    localName: sheets[path].name[locale],
    others,
  }
}
