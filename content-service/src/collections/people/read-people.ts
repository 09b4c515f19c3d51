import type { Person } from '@niaga/contract/company'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { presentPerson } from './present-person.ts'

/** Returns all desks, in the editors' order. */
export async function readPeople(payload: Payload, locale: BaseLocale): Promise<Person[]> {
  const { documents } = await findLocalized(payload, { collection: 'people', sort: 'sortOrder' })
  return documents.map((person) => presentPerson(person, locale))
}
