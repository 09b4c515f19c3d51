import type { Feature } from '@niaga/contract/entities'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import { sheetValue, valueText } from '@niaga/contract/sheets'
import type { Sheet } from '../../platform/payload-types.ts'
import { localizedRows } from '../content/rows.ts'
import { presentRow, type StoredRow } from '../sheets/present-sheet.ts'

/**
 * Returns the features of a product or tool with a sheet. Our own figures are omitted: they need the footnote of the
 * sheet.
 */
export function getSheetFeatures(sheet: Localized<Sheet>): Feature[] {
  return localizedRows(sheet, (document) => document.rows)
    .filter(({ id: { source, kind } }) => source === 'specification' || kind === 'text')
    .map((row, index) => {
      const [id, en] = [textsIn(row, 'id'), textsIn(row, 'en')]
      return { id: row.id.id ?? index + 1, ...id, translations: { id, en } }
    })
}

function textsIn(row: Localized<StoredRow>, locale: BaseLocale) {
  const presented = presentRow(row, locale)
  const value = sheetValue(presented)
  const measure = presented.measure?.toLocaleLowerCase(locale).replaceAll(' ', '\u00a0')
  return {
    title: [presented.parameter, measure].filter(Boolean).join(', '),
    description: [value && valueText(value, locale), presented.unit].filter(Boolean).join(' '),
  }
}
