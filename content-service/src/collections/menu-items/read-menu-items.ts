import type { MenuItem } from '@niaga/contract/entities'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { belowPublished } from '../content/published.ts'
import { presentMenuItem } from './present-menu-item.ts'

/** Returns all items of the menu, in the editors' order. */
export async function readMenuItems(payload: Payload): Promise<MenuItem[]> {
  const { documents } = await findLocalized(payload, {
    collection: 'menu-items',
    where: belowPublished,
    sort: 'sortOrder',
  })
  return documents.map(presentMenuItem)
}
