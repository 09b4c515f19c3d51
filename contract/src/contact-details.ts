import type { Contact, FooterItem, SettingKey } from './entities.ts'
import type { Locale } from './locale.ts'
import { settingList, settingText, translated } from './translation.ts'

/** How to reach the company, in one language; a missing detail is `''` or an empty list. */
export type ContactDetails = {
  address: string
  phone: string
  email: string
  workingHours: string[]
  /** The number of the company's chat in international form; omitted if the company has no number for it. */
  whatsapp?: string
}

const footerTitles = { address: 'Alamat', phone: 'Telepon', email: 'Email' } as const

/** Returns each detail from the footer item with its Indonesian title, or else from the `contact_*` setting. */
export function contactDetails(
  { settings, footers, company }: Contact,
  locale: Locale,
): ContactDetails {
  function detail(title: string, key: SettingKey): string {
    const item = footers.find((footer) => hasTitle(footer, title))
    return (item && translated(item, 'content', locale)) || settingText(settings, key, locale)
  }
  return {
    address: detail(footerTitles.address, 'contact_address'),
    phone: detail(footerTitles.phone, 'contact_phone'),
    email: detail(footerTitles.email, 'contact_email'),
    workingHours: settingList(settings, 'contact_working_hours', locale),
    ...(company?.whatsapp ? { whatsapp: company.whatsapp } : {}),
  }
}

function hasTitle(footer: FooterItem, title: string): boolean {
  return footer.translations.some(
    (entry) => entry.locale === 'id' && entry.title.trim().toLowerCase() === title.toLowerCase(),
  )
}
