import type { Setting, SettingKey } from '@niaga/contract/entities'
import { locales } from '@niaga/contract/locale'
import type { CompanySetting } from '../../platform/payload-types.ts'
import { isFilled, type Localized } from '../content/localized.ts'

type Settings = Partial<CompanySetting>
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
  contact_phone: (settings) => settings.contactPhone,
  contact_email: (settings) => settings.contactEmail,
  contact_address: (settings) => settings.contactAddress,
  contact_working_hours: (settings) => linesOf(settings.contactWorkingHours),
} satisfies Record<SettingKey, (settings: Settings) => Value | null | undefined>

/**
 * The settings entries of the contract. A translation is sent twice, in `translations` and as an entry whose key ends in
 * `_en`, because readers use either form. Blank settings are left out.
 */
export function presentSettings(settings: Localized<Settings>): Setting[] {
  return Object.entries(valueIn).flatMap(([key, pick]) => {
    const translations = locales.flatMap((locale) => {
      const value = pick(settings[locale])
      return isPresent(value) ? [{ locale, value }] : []
    })
    const [base] = translations
    if (!base) return []
    const english = translations.find(({ locale }) => locale === 'en')
    const sibling = english ? [{ key: `${key}_en`, value: english.value }] : []
    return [{ key, value: base.value, translations }, ...sibling]
  })
}

function isPresent(value: Value | null | undefined): value is Value {
  return Array.isArray(value) ? value.length > 0 : isFilled(value)
}

function linesOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(isFilled)
}
