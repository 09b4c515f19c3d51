import type { Product } from '@niaga/contract/entities'
import type { Grade } from '@niaga/contract/grades'
import type { Localized } from '@niaga/contract/locale'
import type { Product as ProductDocument } from '../../platform/payload-types.ts'
import { presentCatalogueItem } from '../catalogue/present-catalogue-item.ts'
import { presentReferences } from '../catalogue/references.ts'
import { presentGrades } from '../grades/present-grades.ts'
import { pictureFile } from '../media/picture-path.ts'
import { presentTerms } from '../terms/present-terms.ts'

/**
 * Presents a product of the contract. Its picture is a bare file name, to which clients prepend `/storage/`.
 *
 * @param documents the ids of the product's documents
 * @param today the day in Jakarta that decides whether a loading window is past
 * @param grades the grades, if they were read separately
 */
export function presentProduct(
  product: Localized<ProductDocument>,
  documents: readonly number[],
  today: string,
  grades: readonly Grade[] = presentGrades(product),
): Product {
  const terms = presentTerms(product, today)
  return {
    ...presentCatalogueItem(product, pictureFile(product.id.image)),
    ...(grades.length > 0 ? { grades: [...grades] } : {}),
    ...(terms ? { terms } : {}),
    ...presentReferences(product.id, documents),
  }
}
