import {
  type DefaultSheet,
  presentDefaultSheet,
} from '@niaga/contract/default-sheets/default-sheet'
import { defaultSheets } from '@niaga/contract/default-sheets/default-sheets'
import type { Locale } from '@niaga/contract/locale'
import type { SheetPath } from '@niaga/contract/sheet-paths'
import { sheetLooks } from '../sheets/sheet-looks.ts'
import type { SheetSource } from '../sheets/sheet-view.ts'
import { ownPicture } from './example.ts'

/** The sheet of a page with the specification's figures, or with others. */
export function exampleSheet(
  path: SheetPath,
  language: Locale,
  sheet: DefaultSheet = defaultSheets[path],
): SheetSource {
  const { material, picture } = sheetLooks[path]
  const presented = presentDefaultSheet(path, sheet, language)
  const localName = presented.name
  const local = { localName, localRows: presented.rows, drawing: null }
  return { path, language, sheet: presented, ...local, material, picture: ownPicture(picture) }
}
