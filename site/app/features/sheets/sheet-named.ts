import type { Locale } from '@niaga/contract/locale'
import type { Material, Sheet } from './sheet.ts'

/** The sheet that has an item's name in a language, `null` where none has; `path` in the default language. */
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
