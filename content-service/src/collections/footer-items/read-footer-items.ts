import type { FooterItem } from '@niaga/contract/entities'
import type { Localized } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { belowPublished } from '../content/published.ts'
import { type ContactTexts, presentFooterItem } from './present-footer-item.ts'

/** Returns all items of the footer, in the editors' order. */
export async function readFooterItems(
  payload: Payload,
  contact: Localized<ContactTexts>,
): Promise<FooterItem[]> {
  const { documents } = await findLocalized(payload, {
    collection: 'footer-items',
    where: belowPublished,
    sort: 'sortOrder',
  })
  return documents.map((item) => presentFooterItem(item, contact))
}
