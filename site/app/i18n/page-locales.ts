import { equipmentSheetPaths } from '../features/sheets/sheet-paths.ts'
import { defaultLocale, type LocaleEntry, localeEntries } from './locale-registry.ts'

/** The languages a page is published in: the fixed equipment pages are in Indonesian only (specification, section 1). */
export function localesOf(path: string): readonly LocaleEntry[] {
  const isIndonesianOnly = equipmentSheetPaths.some((known) => known === path)
  return isIndonesianOnly
    ? localeEntries.filter(({ code }) => code === defaultLocale)
    : localeEntries
}
