import type { FooterItem } from '@niaga/contract/entities'
import { locales } from '@niaga/contract/locale'
import type { FooterItem as FooterItemDocument } from '../../platform/payload-types.ts'
import { isFilled, type Localized } from '../content/localized.ts'
import { referencedId } from '../content/reference.ts'

/** A footer item of the contract, with its texts in every language that has any. */
export function presentFooterItem(item: Localized<FooterItemDocument>): FooterItem {
  const { id, parent, sortOrder } = item.id
  return {
    id,
    parent_id: referencedId(parent),
    sort_order: sortOrder,
    translations: locales
      .map((locale) => {
        const { name, title, content } = item[locale]
        return { locale, name: name ?? '', title: title ?? '', content: content ?? '' }
      })
      .filter(({ name, title, content }) => [name, title, content].some(isFilled)),
  }
}
