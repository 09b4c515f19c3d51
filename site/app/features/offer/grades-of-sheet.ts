import type { Product } from '@niaga/contract/entities'
import { translated } from '@niaga/contract/translation'
import type { SheetSource } from '../sheets/sheet-view.ts'
import { type GradeMatrix, gradeMatrix, gradeViews } from './grades-view.ts'

/**
 * The grades of the product of a sheet: the one that names the sheet, or that the sheet names, or else the one of its name.
 * `null` if there are none.
 */
export function gradesOfSheet(
  { path, sheet, localName, language }: SheetSource,
  products: readonly Product[],
): GradeMatrix | null {
  const wanted = localName.trim().toLowerCase()
  const product =
    products.find((known) => known.sheet === path || known.id === sheet.product_id) ??
    products.find((known) => translated(known, 'name', language).trim().toLowerCase() === wanted)
  return gradeMatrix(gradeViews(product?.grades, language))
}
