import { attachmentLimits } from '@niaga/contract/attachments'
import { coloursSchema, legibleColours } from '@niaga/contract/colours'
import type { Company, Holiday, Office } from '@niaga/contract/company'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { OpeningHours } from '@niaga/contract/opening-hours'
import { defaultTimeZone } from '@niaga/contract/time-zones'
import type { CompanySetting } from '../../platform/payload-types.ts'
import { textIn } from '../content/localized.ts'
import { localizedRows } from '../content/rows.ts'
import { presentFields } from '../content/wire-fields.ts'
import { getDay } from '../documents/document-days.ts'
import { picturePath } from '../media/picture-path.ts'
import { getLines } from '../terms/present-terms.ts'
import { registrationRow } from './registration-fields.ts'

type Registration = Company['registrations'][number]
export type Settings = Partial<CompanySetting>
type StoredOffice = NonNullable<Settings['offices']>[number]

/**
 * Presents the company's look, offices, holidays and registrations, in one language.
 *
 * @param keepDays the number of days until a message is deleted
 */
export function presentCompany(
  settings: Localized<Settings>,
  locale: BaseLocale,
  keepDays: number,
): Company {
  const holidays = presentHolidays(settings, locale)
  const { brand = {}, whatsapp } = settings.id
  const { accent, ground, page } = legibleColours(coloursSchema.parse(brand))
  const hasColours = [accent, ground, page].some((colour) => colour !== undefined)
  return {
    logo: picturePath(brand.logo) ?? undefined,
    mark: picturePath(brand.mark) ?? undefined,
    icon: picturePath(brand.icon) ?? undefined,
    ...(hasColours ? { colours: { accent, ground, page } } : {}),
    whatsapp: whatsapp || undefined,
    offices: presentOffices(settings, locale),
    registrations: localizedRows(settings, ({ registrations }) => registrations).map((row) =>
      presentFields<Registration>(registrationRow(), row, locale),
    ),
    accepted_surveyors: getLines(settings.id.acceptedSurveyors),
    holidays: holidays.length > 0 ? holidays : undefined,
    enquiry_keep_days: keepDays,
    enquiry_attachment_bytes: attachmentLimits.bytes,
  }
}

/** Presents the offices in one language, head office first. */
export function presentOffices(settings: Localized<Settings>, locale: BaseLocale): Office[] {
  return localizedRows(settings, ({ offices }) => offices).map((office) => {
    const { latitude, longitude, phone, timeZone } = office.id
    return {
      name: textIn(office, locale, ({ name }) => name),
      address: textIn(office, locale, ({ address }) => address),
      latitude: latitude ?? undefined,
      longitude: longitude ?? undefined,
      phone: phone ?? '',
      time_zone: timeZone ?? defaultTimeZone,
      hours: presentHours(office, locale),
      hours_note: textIn(office, locale, ({ hoursNote }) => hoursNote) || undefined,
    }
  })
}

/** Presents the days on which all offices are closed, in order. */
export function presentHolidays(settings: Localized<Settings>, locale: BaseLocale): Holiday[] {
  return localizedRows(settings, ({ holidays }) => holidays)
    .map((row) => ({
      day: getDay(row.id.day) ?? '',
      name: textIn(row, locale, ({ name }) => name),
    }))
    .sort((one, other) => one.day.localeCompare(other.day))
}

function presentHours(office: Localized<StoredOffice>, locale: BaseLocale): OpeningHours[] {
  return localizedRows(office, ({ hours }) => hours).map((row) => {
    const { from, to, opens, closes } = row.id
    return { from, to, opens, closes, note: textIn(row, locale, ({ note }) => note) || undefined }
  })
}
