import type { Person } from '@niaga/contract/company'

type PersonPicture = (kind: 'person', path: string | null) => string | null

export type DeskEntry = {
  id: number
  name: string
  role: string
  area: string
  languages: string
  phone: string
  whatsapp: string
  email: string
  photo: string | null
}

/** More would be a directory, not a contact page. */
const maxDesks = 24

export function desksView(people: readonly Person[], picture: PersonPicture): DeskEntry[] {
  return people.slice(0, maxDesks).map((person) => deskView(person, picture))
}

export function deskView(person: Person, picture: PersonPicture): DeskEntry {
  return {
    id: person.id,
    name: person.name,
    role: person.role,
    area: person.area ?? '',
    languages: person.languages.join(', '),
    phone: person.phone ?? '',
    whatsapp: person.whatsapp ?? '',
    email: person.email ?? '',
    photo: picture('person', person.photo ?? null),
  }
}
