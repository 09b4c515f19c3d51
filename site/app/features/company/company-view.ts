import type { Document, DocumentKind } from '@niaga/contract/documents'
import type { Contact } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { AboutPath } from '@niaga/contract/pages'
import { settingList, settingText } from '@niaga/contract/translation'

/** Texts of the page; a text that is not filled in is `''` or an empty list. */
export type AboutView = {
  name: string
  tagline: string
  description: string[]
  services: string[]
}

export type VisionView = Record<'vision' | 'mission' | 'motto', string[]>

/** Another page about the company. */
export type OnwardPage = { path: AboutPath; intro: string }

const ownKinds: readonly DocumentKind[] = ['profile', 'licence', 'policy']

/** Further documents are on the documents page. */
const maxDocuments = 6

/** Returns the documents about the company's identity and its licences. */
export function ownDocuments(documents: readonly Document[]): Document[] {
  return documents.filter(({ kind }) => ownKinds.includes(kind)).slice(0, maxDocuments)
}

/** Returns the company's page, which is built from the contact data (specification, section 2). */
export function aboutView({ settings }: Contact, locale: Locale): AboutView {
  return {
    name: settingText(settings, 'company_name', locale),
    tagline: settingText(settings, 'company_tagline', locale),
    description: settingList(settings, 'company_description', locale),
    services: settingList(settings, 'company_services', locale),
  }
}

/** Returns vision, mission and motto; the motto is the commitment setting (specification, section 2). */
export function visionView({ settings }: Contact, locale: Locale): VisionView {
  return {
    vision: settingList(settings, 'company_vision', locale),
    mission: settingList(settings, 'company_mission', locale),
    motto: settingList(settings, 'company_commitment', locale),
  }
}
