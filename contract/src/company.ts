import { z } from 'zod'
import { coloursSchema } from './colours.ts'
import {
  listOf,
  optionalDay,
  optionalListOf,
  optionalObject,
  optionalText,
  text,
} from './lenient.ts'
import { openingHoursSchema } from './opening-hours.ts'
import { defaultTimeZone, timeZones } from './time-zones.ts'

/** A company's details beside its texts: its look, its offices, its registrations. */

/** Parses a coordinate in degrees; a coordinate outside its limits counts as omitted. */
export function optionalDegrees(limit: number) {
  const degrees = z.number().min(-limit).max(limit)
  return z.preprocess(
    (value) => (degrees.safeParse(value).success ? value : undefined),
    degrees.optional(),
  )
}

/** A telephone number in the international form that `wa.me` needs: `+` and up to 15 digits (E.164). */
export const internationalNumber = /^\+[1-9][\d\s().-]{6,30}$/

export const officeSchema = z.object({
  name: z.string().min(1),
  address: text.describe('Lines of text'),
  latitude: optionalDegrees(90),
  longitude: optionalDegrees(180),
  phone: text,
  time_zone: z.preprocess(
    (value) => (timeZones.some((zone) => zone === value) ? value : undefined),
    z.enum(timeZones).default(defaultTimeZone),
  ),
  hours: listOf(openingHoursSchema),
  hours_note: optionalText.describe('Lines of text after the hours, such as on public holidays'),
})

export const holidaySchema = z.object({
  day: z.iso.date().describe('A day in the time zone of each office'),
  name: text,
})

/** A whole number above 0; anything else counts as omitted. */
const optionalCount = z.preprocess(
  (value) => (Number.isSafeInteger(value) && Number(value) > 0 ? value : undefined),
  z.int().positive().optional(),
)

const registrationSchema = z.object({
  name: z.string().min(1),
  number: z.string().min(1),
  issuer: optionalText,
  valid_until: optionalDay.describe('The last day on which it is valid'),
  register_url: optionalText.describe('The web address where anybody can check it'),
})

export const companySchema = z.object({
  logo: optionalText.describe('A picture with the name of the company, PNG or WebP'),
  mark: optionalText.describe('A picture without its name, shown beside the name'),
  icon: optionalText.describe('A square picture for the tabs of browsers'),
  colours: optionalObject(coloursSchema),
  whatsapp: optionalText.describe('A number in international form'),
  offices: listOf(officeSchema).describe('The head office first'),
  registrations: listOf(registrationSchema),
  accepted_surveyors: optionalListOf(z.string().min(1)).describe('As they write their names'),
  notice: optionalText.describe('A sentence on every page, while it is valid'),
  notice_link: optionalText.describe('The page that explains the notice'),
  is_sample: z.preprocess(
    (value) => value === true || undefined,
    z.boolean().optional().describe('Whether its names and numbers are invented'),
  ),
  holidays: optionalListOf(holidaySchema).describe('Days on which no office is open'),
  enquiry_keep_days: optionalCount.describe('After how many days a message is deleted'),
  enquiry_attachment_bytes: optionalCount.describe(
    'How large the files of one message may be together; a host that takes none leaves it out',
  ),
})

export const personSchema = z.object({
  id: z.int().positive(),
  name: z.string().min(1),
  role: text,
  area: optionalText.describe('What to ask the person about'),
  languages: listOf(z.string().min(1)).describe('In the words of the requested language'),
  phone: optionalText,
  whatsapp: optionalText,
  email: optionalText,
  photo: optionalText,
})

export type Holiday = z.output<typeof holidaySchema>
export type Office = z.output<typeof officeSchema>
export type Company = z.output<typeof companySchema>
export type Person = z.output<typeof personSchema>
