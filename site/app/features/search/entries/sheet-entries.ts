import type { Locale } from '@niaga/contract/locale'
import { equipmentSheetPaths } from '@niaga/contract/sheet-paths'
import { sheetValue, valueText } from '@niaga/contract/sheets'
import { m } from '../../../paraglide/messages.js'
import { plainText } from '../../../ui/text/plain-text.ts'
import { sheetTitle } from '../../catalogue/sheet/sheet-title.ts'
import type { SheetSource } from '../../catalogue/sheet/sheet-view.ts'
import type { SearchEntry } from '../search-entry.ts'
import { joined } from './joined.ts'

/** Returns the sheets published in a language: sheets of machines are Indonesian only. */
export function sheetEntries(sources: readonly SheetSource[], locale: Locale): SearchEntry[] {
  return sources
    .filter(({ language }) => language === locale)
    .map(({ path, sheet }) => {
      const isEquipment = equipmentSheetPaths.some((sheetPath) => sheetPath === path)
      const rows = sheet.rows.map((row) => {
        const value = sheetValue(row)
        const name = [row.parameter, row.measure].filter(Boolean).join(', ')
        return `${name}: ${[value && valueText(value, locale), row.unit].filter(Boolean).join(' ')}`
      })
      return {
        kind: 'sheet',
        title: sheetTitle(sheet.name, isEquipment, locale),
        path,
        isFile: false,
        fact: sheet.number ?? '',
        text: [...rows, ...sheet.uses, plainText(sheet.description)].filter(Boolean).join('; '),
        otherNames: sheet.name,
        keywords: joined([m.document_kind_sheet({}, { locale }), 'PDF CSV']),
      }
    })
}
