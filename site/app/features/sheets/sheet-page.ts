import type { Locale } from '@niaga/contract/locale'
import { bodyLocale } from '../../i18n/page-locales.ts'
import type { Sheet } from './sheet.ts'
import { sheetSummary, sheetView } from './sheet-view.ts'
import { equipmentSheets, productSheets } from './sheets.ts'

/**
 * What the page of a sheet shows, `null` if there is no such sheet.
 *
 * @param path its address in the default language
 * @param locale the language of the visitor, and so of the navigation
 * @param picture the address of one of the site's own pictures, by its file's name
 */
export function sheetPage(path: string, locale: Locale, picture: (file: string) => string) {
  const isEquipment = Object.hasOwn(equipmentSheets, path)
  const sheets: Record<string, Sheet> = isEquipment ? equipmentSheets : productSheets
  const source = sheets[path]
  if (!source) return null
  const language = bodyLocale(path, locale)
  const sheet = sheetView(source, language, picture)
  const others = Object.entries(sheets)
    .filter(([other]) => other !== path)
    .map(([other, { name }]) => ({ path: other, name: name[language] }))
  return {
    isEquipment,
    sheet,
    summary: sheetSummary(sheet),
    language,
    localName: source.name[locale],
    others,
  }
}
