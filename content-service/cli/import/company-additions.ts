import type { Company, Holiday, Office } from '@niaga/contract/company'
import { type ContactDetails, contactDetails } from '@niaga/contract/contact-details'
import type { Contact } from '@niaga/contract/entities'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import { defaultTimeZone } from '@niaga/contract/time-zones'
import { maxHolidays } from '../../src/collections/company-settings/holiday-fields.ts'
import { registrationRow } from '../../src/collections/company-settings/registration-fields.ts'
import type { CompanySetting } from '../../src/platform/payload-types.ts'
import type { ImportContext } from './import-context.ts'
import { joinLines } from './import-offer.ts'
import { importPicture } from './import-picture.ts'
import { toStored } from './to-stored.ts'

type StoredRegistration = NonNullable<CompanySetting['registrations']>[number]

const maxRows = 12
const headOffice = { id: 'Kantor pusat', en: 'Head office' } satisfies Localized<string>

/**
 * Returns the fields stored for the offices, registrations and holidays of another host, in each language. A host without
 * offices gets its footer and settings as the details of a head office; the texts of its hours become notes.
 */
export function getCompanyTexts(responses: Localized<Contact>) {
  const details = {
    id: contactDetails(responses.id, 'id'),
    en: contactDetails(responses.en, 'en'),
  }
  const { id: base = none, en: translated = none } = {
    id: responses.id.company,
    en: responses.en.company,
  }
  const offices = base.offices.slice(0, maxRows)
  const textsIn = (locale: BaseLocale) => {
    const company = locale === 'id' ? base : translated
    const pairs = pairedByPosition(offices, company.offices)
    return {
      offices:
        offices.length > 0 ? pairs.map(storedOffice) : getDetailsOffice(details[locale], locale),
      registrations: pairedByPosition(base.registrations, company.registrations)
        .slice(0, maxRows)
        .map((row) => toStored<StoredRegistration>(registrationRow(), { id: row, en: row }).id),
      acceptedSurveyors: joinLines(base.accepted_surveyors ?? []),
      holidays: pairedByPosition(base.holidays ?? [], company.holidays ?? [])
        .filter(isFirstOfDay)
        .slice(0, maxHolidays)
        .map(({ day, name }) => ({
          day: `${day}T12:00:00.000Z`,
          name: name.slice(0, 80) || day,
        })),
    }
  }
  return { id: textsIn('id'), en: textsIn('en') }
}

/** Returns the branding of another host; a picture that is not allowed as a logo here is omitted and reported. */
export async function getBrand(context: ImportContext, { company, settings }: Contact) {
  const name = settings.find(({ key }) => key === 'company_name')?.value.toString() || 'Logo'
  const alt = { id: name, en: name }
  const picture = (path: string | undefined) => importPicture(context, 'company', path, alt)
  return {
    logo: await picture(company?.logo),
    mark: await picture(company?.mark),
    icon: await picture(company?.icon),
    accent: company?.colours?.accent ?? null,
    ground: company?.colours?.ground ?? null,
    page: company?.colours?.page ?? null,
  }
}

const none: Company = { offices: [], registrations: [] }

/** Rows of a translated list have no ids; lists of different lengths cannot be paired. */
function pairedByPosition<Row>(base: Row[], rows: Row[]): Row[] {
  return base.length === rows.length ? rows : base
}

/** Each day can be a holiday only once here. */
function isFirstOfDay({ day }: Holiday, index: number, holidays: Holiday[]): boolean {
  return holidays.findIndex((other) => other.day === day) === index
}

function storedOffice(office: Office) {
  const { name, address, latitude, longitude, phone, hours } = office
  const isPlaced = latitude !== undefined && longitude !== undefined
  return {
    name: name.slice(0, 80),
    address,
    phone: storedPhone(phone),
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
    timeZone: office.time_zone,
    hours: hours.slice(0, 14).map((row) => ({ ...row, note: row.note?.slice(0, 80) ?? null })),
    hoursNote: office.hours_note ?? null,
  }
}

function getDetailsOffice({ address, phone, workingHours }: ContactDetails, locale: BaseLocale) {
  if (!address && !phone && workingHours.length === 0) return []
  const office = { name: headOffice[locale], address, phone, hours: [] }
  const hours_note = workingHours.join('\n')
  return [storedOffice({ ...office, time_zone: defaultTimeZone, hours_note })]
}

function storedPhone(phone: string): string | null {
  return /\d/.test(phone) ? phone.slice(0, 50) : null
}
