import { defaultSheets, presentDefaultSheet } from '@niaga/contract/default-sheets'
import type { Locale } from '@niaga/contract/locale'
import type { SheetPath } from '@niaga/contract/sheet-paths'
import { sheetLooks } from '../app/features/catalogue/sheet/sheet-looks.ts'
import type { SheetSource } from '../app/features/catalogue/sheet/sheet-view.ts'

/** The sheet of a page with the specification's figures. */
export function exampleSheet(path: SheetPath, language: Locale): SheetSource {
  const { material, picture } = sheetLooks[path]
  const sheet = presentDefaultSheet(path, defaultSheets[path], language)
  const local = { localName: sheet.name, localRows: sheet.rows, drawing: null }
  return { path, language, sheet, ...local, material, picture: `/pictures/${picture}` }
}
