import type { Locale } from '@niaga/contract/locale'

/** A text of the admin in both languages. */
export type Label = { id: string; en: string }

/** The headings of the admin's menu. */
export const menuGroups = {
  content: { id: 'Konten', en: 'Content' },
  catalogue: { id: 'Katalog', en: 'Catalogue' },
  inbox: { id: 'Pesan masuk', en: 'Inbox' },
  company: { id: 'Perusahaan', en: 'Company' },
  system: { id: 'Sistem', en: 'System' },
} satisfies Record<string, Label>

const languages = {
  id: { id: 'Indonesia', en: 'Indonesian' },
  en: { id: 'Inggris', en: 'English' },
  zh: { id: 'Tionghoa', en: 'Chinese' },
} satisfies Record<Locale, Label>

/** Returns a label with the language of its field. */
export function headingIn(heading: Label, locale: Locale): Label {
  const { id, en } = languages[locale]
  return { id: `${heading.id} (${id})`, en: `${heading.en} (${en})` }
}
