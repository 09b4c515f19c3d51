import type { Person } from '@niaga/contract/company'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import type { Person as PersonDocument } from '../../platform/payload-types.ts'
import { findLocalized } from '../content/localized.ts'
import { presentFields } from '../content/wire-fields.ts'
import { type PersonValues, personFields } from './people.ts'
import { spokenLanguages } from './spoken-languages.ts'

const fields = personFields()

/** Returns all desks, in the editors' order. */
export async function readPeople(payload: Payload, locale: BaseLocale): Promise<Person[]> {
  const { documents } = await findLocalized(payload, { collection: 'people', sort: 'sortOrder' })
  return documents.map((person) => presentPerson(person, locale))
}

/** Presents a desk of the contract, in one language. */
function presentPerson(person: Localized<PersonDocument>, locale: BaseLocale): Person {
  const { photo, ...values } = presentFields<PersonValues>(fields, person, locale)
  const languages = (person.id.languages ?? []).map((code) => spokenLanguages[code][locale])
  return { id: person.id.id, ...values, languages, photo: photo ?? undefined }
}
