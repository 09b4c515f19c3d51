import type { Company, Office } from '@niaga/contract/company'
import { contactDetails } from '@niaga/contract/contact-details'
import type { Contact } from '@niaga/contract/entities'
import { type Day, days } from '@niaga/contract/opening-hours'
import { settingText } from '@niaga/contract/translation'
import type { GeoCoordinates, OpeningHoursSpecification, Organization, Place } from 'schema-dts'
import { m } from '../paraglide/messages.js'
import { atWidth } from '../ui/picture-address.ts'
import { type AddressBase, companyId } from './thing-address.ts'

/** No page shows more. */
const maxOffices = 24
const maxRegistrations = 12

/** Search engines require at least 112 pixels. */
const logoWidth = 640

type OrganizationOptions = {
  /** The company's profiles on other sites. */
  elsewhere: readonly string[]
  /** The site's own address of its logo. */
  logo: string | null
  /** Whether the page shows the offices. */
  hasOffices: boolean
}

/** Returns the company as its page shows it: ways of contact, registrations and offices. */
export function organization(
  contact: Contact,
  base: AddressBase,
  { elsewhere, logo, hasOffices }: OrganizationOptions,
): Organization {
  const { origin, locale } = base
  const { address, phone, email } = contactDetails(contact, locale)
  const { registrations = [], offices = [] } = contact.company ?? {}
  const places = hasOffices ? offices.slice(0, maxOffices).map(getPlace) : []
  return {
    '@type': 'Organization',
    ...companyId(origin),
    name: companyName(contact, base),
    url: new URL('/', origin).href,
    ...(logo && { logo: new URL(atWidth(logo, logoWidth), origin).href }),
    ...(address && { address: postalAddress(address) }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...(registrations.length > 0 && {
      identifier: registrations.slice(0, maxRegistrations).map(({ name, number }) => ({
        '@type': 'PropertyValue' as const,
        name,
        value: number,
      })),
    }),
    ...(places.length > 0 && { location: places }),
  }
}

/** Returns the company's name in a language, as in the footer of every page. */
export function companyName({ settings }: Contact, { locale }: AddressBase): string {
  return settingText(settings, 'company_name', locale) || m.site_name({}, { locale })
}

function getPlace(office: Office): Place {
  const { name, address, phone, latitude, longitude, hours } = office
  return {
    '@type': 'Place',
    name,
    ...(address && { address: postalAddress(address) }),
    ...(phone && { telephone: phone }),
    ...getGeo({ latitude, longitude }),
    ...(hours.length > 0 && { openingHoursSpecification: hours.map(openingHours) }),
  }
}

/** The contract contains the lines of an address, not its parts. */
function postalAddress(lines: string) {
  return { '@type': 'PostalAddress' as const, streetAddress: lines.trim() }
}

type Position = { latitude?: number | undefined; longitude?: number | undefined }

/** Returns the position of a place, `{}` if unknown. */
export function getGeo({ latitude, longitude }: Position): { geo?: GeoCoordinates } {
  if (latitude === undefined || longitude === undefined) return {}
  return { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }
}

function openingHours({
  from,
  to,
  opens,
  closes,
  note,
}: Company['offices'][number]['hours'][number]): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysBetween(from, to).map(dayAddress),
    opens,
    // xsd:time has no end of the day: 24:00 belongs to the next day.
    closes: closes === '24:00' ? '23:59' : closes,
    ...(note && { description: note }),
  }
}

/** Returns the days of a row of hours, also across the end of a week. */
function daysBetween(from: Day, to: Day): Day[] {
  const count = (days.indexOf(to) - days.indexOf(from) + days.length) % days.length
  return Array.from(
    { length: count + 1 },
    (_, index) => days[(days.indexOf(from) + index) % days.length] ?? from,
  )
}

function dayAddress(day: Day) {
  return `https://schema.org/${dayNames[day]}` as const
}

const dayNames = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Day, string>
