import { defaultSheetsIn } from '@niaga/contract/default-sheets'
import type { Locale } from '@niaga/contract/locale'
import type { SheetPath } from '@niaga/contract/sheet-paths'
import type { Sheet } from '@niaga/contract/sheets'
import { withGlossary } from '../../../../content/glossary.server.ts'
import { valueOrNull } from '../../../../content/reading.ts'
import { bodyLocale } from '../../../i18n/page-locales.ts'
import type { SiteContext } from '../../../site-context.ts'
import { getDrawing } from '../../../ui/drawings/drawings.ts'
import { sheetLooks } from './sheet-looks.ts'
import type { SheetSource } from './sheet-view.ts'

type Sources = Pick<SiteContext, 'imageSource' | 'ownPicture'> & {
  content: Pick<SiteContext['content'], 'sheets'>
}

/**
 * Loads the sheets of some pages, in their order. If the host has no sheets, or fails, each sheet shows the default
 * figures.
 */
export async function readSheets(
  paths: readonly SheetPath[],
  locale: Locale,
  { content, imageSource, ownPicture }: Sources,
): Promise<SheetSource[]> {
  const languages = new Set([locale, ...paths.map((path) => bodyLocale(path, locale))])
  const read = async (language: Locale) => {
    const sheets = valueOrNull(await content.sheets(language)) ?? []
    return [language, withDefaults(sheets, language)] as const
  }
  const byLanguage = new Map(await Promise.all([...languages].map(read)))
  return paths.flatMap((path) => {
    const language = bodyLocale(path, locale)
    const sheet = byLanguage.get(language)?.get(path)
    if (!sheet) return []
    const look = sheetLooks[path]
    const localSheet = byLanguage.get(locale)?.get(path) ?? sheet
    const { name: localName, rows: localRows } = localSheet
    const hostPicture = imageSource('sheet', sheet.image)
    const picture = hostPicture ?? ownPicture(look.picture)
    const drawing = hostPicture ? null : getDrawing(path)
    const localCredit = hostPicture ? localSheet.image_credit : undefined
    const local = { localName, localRows, localCredit, localAlt: localSheet.image_alt }
    return [{ path, language, sheet, ...local, material: look.material, picture, drawing }]
  })
}

function withDefaults(sheets: readonly Sheet[], locale: Locale): Map<string, Sheet> {
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  return new Map(
    [...withGlossary(defaultSheetsIn(locale), locale), ...filled].map((sheet) => [
      sheet.path,
      sheet,
    ]),
  )
}
