import type { Company, Person } from '@niaga/contract/company'
import type { Locale } from '@niaga/contract/locale'
import { openingHoursLines } from '@niaga/contract/opening-hours'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { mapAddresses } from '../../ui/map-address.ts'
import { textLines } from '../../ui/text/plain-text.ts'

export type OfficeEntry = {
  name: string
  address: string
  phone: string
  hours: string[]
  /** A map of the place, `null` for an office without address and position. */
  map: string | null
}

export type DeskEntry = {
  id: number
  name: string
  initials: string
  role: string
  area: string
  languages: string
  phone: string
  whatsapp: string
  email: string
  photo: string | null
}

/** More would be a directory, not a contact page. */
const mostOffices = 24
const mostDesks = 24

export function officesView(company: Company | undefined, locale: Locale): OfficeEntry[] {
  return (company?.offices ?? []).slice(0, mostOffices).map((office) => {
    const { name, address, phone, latitude, longitude, hours, time_zone: zone } = office
    const isPlaced = latitude !== undefined && longitude !== undefined
    const place = address || (isPlaced ? `${latitude},${longitude}` : '')
    return {
      name,
      address,
      phone,
      hours: [...openingHoursLines(hours, zone, locale), ...textLines(office.hours_note ?? '')],
      map: place === '' ? null : mapAddresses(place).page,
    }
  })
}

export function desksView(people: readonly Person[], picture: ImageSource): DeskEntry[] {
  return people.slice(0, mostDesks).map((person) => deskView(person, picture))
}

export function deskView(person: Person, picture: ImageSource): DeskEntry {
  return {
    id: person.id,
    name: person.name,
    initials: initialsOf(person.name),
    role: person.role,
    area: person.area ?? '',
    languages: person.languages.join(', '),
    phone: person.phone ?? '',
    whatsapp: person.whatsapp ?? '',
    email: person.email ?? '',
    photo: picture('person', person.photo ?? null),
  }
}

/** The first letters of the first two words. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2)
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('')
}
