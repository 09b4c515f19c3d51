import type { Product } from '@niaga/contract/entities'
import type { Product as ProductDocument } from '../../platform/payload-types.ts'
import { presentCatalogueItem } from '../catalogue/present-catalogue-item.ts'
import type { Localized } from '../content/localized.ts'
import { pictureFile } from '../media/picture-path.ts'

/** A product of the contract. Its picture is a bare file name, to which readers prepend `/storage/`. */
export function presentProduct(product: Localized<ProductDocument>): Product {
  return presentCatalogueItem(product, pictureFile(product.id.image))
}
