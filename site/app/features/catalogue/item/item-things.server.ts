import type { FixedPath } from '@niaga/contract/pages'
import type { Thing } from 'schema-dts'
import { breadcrumbList } from '../../../structured-data/breadcrumb-list.ts'
import { product, type ShownProduct } from '../../../structured-data/product.ts'
import type { AddressBase } from '../../../structured-data/thing-address.ts'
import { type UnitView, unitText } from '../offer/unit-view.ts'
import type { ItemView } from './item-view.ts'

type ShownItem = ItemView & Pick<ShownProduct, 'path'> & { units: readonly UnitView[] }

/** Returns the structured data of the page of a product or machine. */
export function itemThings(
  item: ShownItem,
  trail: readonly FixedPath[],
  base: AddressBase,
): Thing[] {
  const { name, sentence: description, features } = item
  const figures = features.map(({ title, value }) => ({ name: title, value }))
  const units = item.units.map((unit) => ({ ...unit, price: unitText(unit, 'price_text') }))
  const shown = { ...item, description, figures, offerPath: null, units }
  return [breadcrumbList(trail, name, base), product(shown, base)]
}
