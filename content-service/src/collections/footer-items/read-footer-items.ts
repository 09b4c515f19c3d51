import type { FooterItem } from '@niaga/contract/entities'
import type { Payload } from 'payload'
import type { ContactTexts } from '../company-settings/present-settings.ts'
import { findLocalized, type Localized } from '../content/localized.ts'
import { belowPublished } from '../content/published.ts'
import { presentFooterItem } from './present-footer-item.ts'

/** All items of the footer, in the editors' order. */
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
