import type { Business } from '@niaga/contract/entities'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import type { Business as BusinessDocument } from '../../platform/payload-types.ts'
import { findLocalized } from '../content/localized.ts'
import { presentFields } from '../content/wire-fields.ts'
import { type BusinessValues, businessFields } from './businesses.ts'

const fields = businessFields()

/** Returns all business units, in the editors' order. */
export async function readBusinesses(payload: Payload, locale: BaseLocale): Promise<Business[]> {
  const { documents } = await findLocalized(payload, {
    collection: 'businesses',
    sort: 'sortOrder',
  })
  return documents.map((business) => presentBusiness(business, locale))
}

/** Presents a business of the contract, in one language. */
export function presentBusiness(
  business: Localized<BusinessDocument>,
  locale: BaseLocale,
): Business {
  return {
    id: business.id.id,
    ...presentFields<BusinessValues>(fields, business, locale),
  }
}
