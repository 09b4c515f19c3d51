import type { Document, DocumentKind } from '@niaga/contract/documents'
import type { Contact } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { settingList, settingText } from '@niaga/contract/translation'

/** A text that nobody filled in is `''` or an empty list. */
export type AboutView = {
  name: string
  tagline: string
  description: string[]
  services: string[]
}

export type VisionView = Record<'vision' | 'mission' | 'motto', string[]>

/** The other pages about the company, in the order of the navigation. */
export const onwardPages = [
  '/tentang-kami/visi-misi',
  '/tentang-kami/pengurus',
  '/tentang-kami/galeri',
] as const

export type OnwardPage = { path: (typeof onwardPages)[number]; intro: string }

const ownKinds: readonly DocumentKind[] = ['profile', 'licence', 'policy']

/** More are on the page of the documents. */
const mostDocuments = 6

/** The documents that say who the company is and what it may do. */
export function ownDocuments(documents: readonly Document[]): Document[] {
  return documents.filter(({ kind }) => ownKinds.includes(kind)).slice(0, mostDocuments)
}

/** The company's page, which the contact data drives (specification, section 2). */
export function aboutView({ settings }: Contact, locale: Locale): AboutView {
  return {
    name: settingText(settings, 'company_name', locale),
    tagline: settingText(settings, 'company_tagline', locale),
    description: settingList(settings, 'company_description', locale),
    services: settingList(settings, 'company_services', locale),
  }
}

/** Vision, mission and motto; the motto is the commitment setting (specification, section 2). */
export function visionView({ settings }: Contact, locale: Locale): VisionView {
  return {
    vision: settingList(settings, 'company_vision', locale),
    mission: settingList(settings, 'company_mission', locale),
    motto: settingList(settings, 'company_commitment', locale),
  }
}
