import type { FooterItem } from '@niaga/contract/entities'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { presentFooterItem } from './present-footer-item.ts'

/** All items of the footer, in the editors' order. */
export async function readFooterItems(payload: Payload): Promise<FooterItem[]> {
  const { documents } = await findLocalized(payload, {
    collection: 'footer-items',
    sort: 'sortOrder',
  })
  return documents.map(presentFooterItem)
}
