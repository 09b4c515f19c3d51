import type { Manager } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { presentManager } from './present-manager.ts'

/** Returns all members of the management, in the editors' order. */
export async function readManagements(payload: Payload, locale: BaseLocale): Promise<Manager[]> {
  const { documents } = await findLocalized(payload, {
    collection: 'managements',
    sort: 'sortOrder',
  })
  return documents.map((member) => presentManager(member, locale))
}
