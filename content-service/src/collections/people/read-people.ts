import type { Person } from '@niaga/contract/company'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import type { Person as PersonDocument } from '../../platform/payload-types.ts'
import { findLocalized, type Localized, textIn } from '../content/localized.ts'
import { picturePath } from '../media/picture-path.ts'
import { spokenLanguages } from './spoken-languages.ts'

/** Returns all desks, in the editors' order. */
export async function readPeople(payload: Payload, locale: BaseLocale): Promise<Person[]> {
  const { documents } = await findLocalized(payload, { collection: 'people', sort: 'sortOrder' })
  return documents.map((person) => presentPerson(person, locale))
}

/** Presents a desk of the contract, in one language. */
function presentPerson(person: Localized<PersonDocument>, locale: BaseLocale): Person {
  const { id, name, languages, phone, whatsapp, email, photo } = person.id
  return {
    id,
    name,
    role: textIn(person, locale, (document) => document.role),
    area: textIn(person, locale, (document) => document.area) || undefined,
    languages: (languages ?? []).map((code) => spokenLanguages[code][locale]),
    phone: phone || undefined,
    whatsapp: whatsapp || undefined,
    email: email || undefined,
    photo: picturePath(photo) ?? undefined,
  }
}
