import type { FooterItem } from '@niaga/contract/entities'
import { baseLocales, type Localized } from '@niaga/contract/locale'
import type { FooterItem as FooterItemDocument } from '../../platform/payload-types.ts'
import { isFilled } from '../content/localized.ts'
import { referencedId } from '../content/reference.ts'

/** The contents of the items Alamat, Telepon and Email. */
export type ContactTexts = Record<'alamat' | 'telepon' | 'email', string>

/** The titles, in either language, of the items whose content is in the company profile. */
const contactTitles = {
  alamat: 'alamat',
  address: 'alamat',
  telepon: 'telepon',
  phone: 'telepon',
  email: 'email',
} as const satisfies Record<string, keyof ContactTexts>

/** Returns the part of the company profile that an item with this title shows, `null` for an item with its own content. */
export function contactPart(title: string | null | undefined): keyof ContactTexts | null {
  const name = (title ?? '').trim().toLowerCase()
  const entry = Object.entries(contactTitles).find(([contactTitle]) => contactTitle === name)
  return entry?.[1] ?? null
}

/** Presents a footer item of the contract, with its texts in every available language. */
export function presentFooterItem(
  item: Localized<FooterItemDocument>,
  contact: Localized<ContactTexts>,
): FooterItem {
  const { id, parent, sortOrder } = item.id
  const part = contactPart(item.id.title) ?? contactPart(item.en.title)
  return {
    id,
    parent_id: referencedId(parent),
    sort_order: sortOrder,
    translations: baseLocales
      .map((locale) => {
        const { name, title, content } = item[locale]
        const text = part === null ? content : contact[locale][part]
        return { locale, name: name ?? '', title: title ?? '', content: text ?? '' }
      })
      .filter(({ name, title, content }) => [name, title, content].some(isFilled)),
  }
}
