import type { Locale } from '@niaga/contract/locale'
import type { ImageSource } from '../../../../content/image-source.server.ts'
import { drawnUnit } from '../../../ui/drawings/drawn-types.ts'
import type { UnitPictures } from '../offer/unit-view.ts'
import { itemLook } from './item-look.ts'
import type { OwnPicture } from './machine-types.ts'
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
      const { drawing, picture } = itemLook(tool, 'tool', locale, sources)
      return drawing ? ownPicture(drawnUnit(drawing, unit.name, unit.operating_weight_t)) : picture
    },
  }
}
