import type { Manager } from '@niaga/contract/entities'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import type { Management } from '../../platform/payload-types.ts'
import { findLocalized } from '../content/localized.ts'
import { presentFields } from '../content/wire-fields.ts'
import { type ManagerValues, managerFields } from './managements.ts'

const fields = managerFields()

/** Returns all members of the management, in the editors' order. */
export async function readManagements(payload: Payload, locale: BaseLocale): Promise<Manager[]> {
  const { documents } = await findLocalized(payload, {
    collection: 'managements',
    sort: 'sortOrder',
  })
  return documents.map((member) => presentManager(member, locale))
}

/** Presents a member of the management, in one language. */
export function presentManager(member: Localized<Management>, locale: BaseLocale): Manager {
  return { id: member.id.id, ...presentFields<ManagerValues>(fields, member, locale) }
}
