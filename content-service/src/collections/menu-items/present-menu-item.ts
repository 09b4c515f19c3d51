import type { MenuItem } from '@niaga/contract/entities'
import { baseLocales, type Localized } from '@niaga/contract/locale'
import type { MenuItem as MenuItemDocument } from '../../platform/payload-types.ts'
import { isFilled } from '../content/localized.ts'
import { referencedId } from '../content/reference.ts'

/** Presents a menu item of the contract, with its title in every available language. */
export function presentMenuItem(item: Localized<MenuItemDocument>): MenuItem {
  const { id, parent, sortOrder, url } = item.id
  return {
    id,
    parent_id: referencedId(parent),
    sort_order: sortOrder,
    url,
    translations: baseLocales
      .map((locale) => ({ locale, title: item[locale].title ?? '' }))
      .filter(({ title }) => isFilled(title)),
  }
}
