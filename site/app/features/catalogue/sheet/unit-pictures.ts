import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { ImageSource } from '../../../../content/image-source.server.ts'
import type { UnitPictures } from '../offer/unit-view.ts'
import { itemPicture } from './item-picture.ts'
import { getItemSheet } from './item-sheet.ts'
import { type OwnPicture, unitDrawing } from './machine-types.ts'
import type { SheetSource } from './sheet-view.ts'

type Sources = {
  imageSource: ImageSource
  ownPicture: OwnPicture
  sheets: readonly SheetSource[]
}

/** Returns the addresses of pictures of units; a unit without any has a drawing of its type, or the picture of its machine. */
export function unitPictures(locale: Locale, { ownPicture, ...sources }: Sources): UnitPictures {
  return {
    ofUnit: (path) => sources.imageSource('unit', path),
    ofKind: (tool, unit) => {
      const sheet = getItemSheet(sources.sheets, tool, translated(tool, 'name', locale))
      const drawing = unitDrawing(tool, sheet, unit, ownPicture)
      return drawing ?? itemPicture(tool, 'tool', locale, sources)
    },
  }
}
