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
