import type { Business } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { presentBusiness } from './present-business.ts'

/** Returns all business units, in the editors' order. */
export async function readBusinesses(payload: Payload, locale: BaseLocale): Promise<Business[]> {
  const { documents } = await findLocalized(payload, {
    collection: 'businesses',
    sort: 'sortOrder',
  })
  return documents.map((business) => presentBusiness(business, locale))
}
