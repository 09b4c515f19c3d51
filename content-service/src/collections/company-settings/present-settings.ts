import type { Setting, SettingKey } from '@niaga/contract/entities'
import { type BaseLocale, baseLocales, type Localized } from '@niaga/contract/locale'
import { openingHoursLines } from '@niaga/contract/opening-hours'
import { isFilled } from '../content/localized.ts'
import type { ContactTexts } from '../footer-items/present-footer-item.ts'
import { getLines } from '../terms/present-terms.ts'
import { presentOffices, type Settings } from './present-company.ts'

type Value = Setting['value']

const valueIn = {
  company_name: (settings) => settings.companyName,
  company_tagline: (settings) => settings.companyTagline,
  company_description: (settings) => settings.companyDescription,
  company_vision: (settings) => settings.companyVision,
  company_mission: (settings) => settings.companyMission,
  company_commitment: (settings) => settings.companyCommitment,
  company_services: (settings) => settings.companyServices,
  social_facebook: (settings) => settings.socialFacebook,
  social_instagram: (settings) => settings.socialInstagram,
  social_linkedin: (settings) => settings.socialLinkedin,
  social_youtube: (settings) => settings.socialYoutube,
  contact_phone: ({ offices }) => offices?.[0]?.phone,
  contact_email: (settings) => settings.contactEmail,
  contact_address: ({ offices }) => offices?.[0]?.address,
} satisfies Partial<Record<SettingKey, (settings: Settings) => Value | null | undefined>>

/**
 * Presents the settings entries of the contract. A translation is sent twice, in `translations` and as an entry whose key
 * ends in `_en`, because clients use either form. Blank settings are omitted. The company's contact details are those of
 * its first office.
 */
export function presentSettings(settings: Localized<Settings>): Setting[] {
  const texts = Object.entries(valueIn).flatMap(([key, pick]) =>
    getSetting(key, (locale) => pick(settings[locale])),
  )
  const hours = getSetting('contact_working_hours', (locale) => workingHours(settings, locale))
  return [...texts, ...hours]
}

/** Returns the contents of the footer items Alamat, Telepon and Email. */
export function contactTexts(settings: Localized<Settings>, locale: BaseLocale): ContactTexts {
  const [office] = presentOffices(settings, locale)
  return {
    alamat: office?.address ?? '',
    telepon: office?.phone ?? '',
    email: settings.id.contactEmail ?? '',
  }
}

function getSetting(
  key: string,
  pick: (locale: BaseLocale) => Value | null | undefined,
): Setting[] {
  const translations = baseLocales.flatMap((locale) => {
    const value = pick(locale)
    return isPresent(value) ? [{ locale, value }] : []
  })
  const [base] = translations
  if (!base) return []
  const english = translations.find(({ locale }) => locale === 'en')
  const sibling = english ? [{ key: `${key}_en`, value: english.value }] : []
  return [{ key, value: base.value, translations }, ...sibling]
}

/** Hours have words in every language; a note without hours is sent only in its own languages. */
function workingHours(settings: Localized<Settings>, locale: BaseLocale): string[] {
  const [office] = presentOffices(settings, locale)
  if (!office) return []
  const { hours, hours_note: note, time_zone: zone } = office
  const isTranslated = hours.length > 0 || isFilled(settings[locale].offices?.[0]?.hoursNote)
  return isTranslated ? [...openingHoursLines(hours, zone, locale), ...(getLines(note) ?? [])] : []
}

function isPresent(value: Value | null | undefined): value is Value {
  return Array.isArray(value) ? value.length > 0 : isFilled(value)
}
