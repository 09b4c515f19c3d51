import type { Locale } from '@niaga/contract/locale'
import type { Sheet } from './sheet.ts'

/** The address of the sheet that has an item's name in a language, `null` where none has. */
export function sheetNamed(
  sheets: Record<string, Sheet>,
  name: string,
  locale: Locale,
): string | null {
  const wanted = name.trim().toLowerCase()
  const entries = Object.entries(sheets)
  return entries.find(([, sheet]) => sheet.name[locale].toLowerCase() === wanted)?.[0] ?? null
}
