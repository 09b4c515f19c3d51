import type { Locale } from '@niaga/contract/locale'
import type { Material, Sheet } from './sheet.ts'

/** The sheet with an item's name in a language, or `null`; `path` is in the default language. */
export function sheetNamed(
  sheets: Record<string, Sheet>,
  name: string,
  locale: Locale,
): { path: string; material: Material } | null {
  const wanted = name.trim().toLowerCase()
  for (const [path, { name: names, material }] of Object.entries(sheets)) {
    if (names[locale].toLowerCase() === wanted) return { path, material }
  }
  return null
}
