/** Who may request the deletion of data. A name would be personal data again. */
export const askers = [
  { value: 'person', label: { id: 'Orangnya sendiri', en: 'The person' } },
  { value: 'representative', label: { id: 'Kuasa atau walinya', en: 'Their representative' } },
  { value: 'authority', label: { id: 'Lembaga berwenang', en: 'An authority' } },
  { value: 'company', label: { id: 'Perusahaan kita', en: 'Our company' } },
] as const

export type Asker = (typeof askers)[number]['value']
