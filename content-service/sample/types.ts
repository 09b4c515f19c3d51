import type { DocumentKind } from '@niaga/contract/documents'
import type { Relation } from '@niaga/contract/entities'
import type { DrawnMachine } from '@niaga/contract/images'
import type { Day } from '@niaga/contract/opening-hours'
import type { SheetPath } from '@niaga/contract/sheet-paths'
import type { TimeZone } from '@niaga/contract/time-zones'
import type { SpokenLanguage } from '../src/collections/people/spoken-languages.ts'
import type { SampleGrade, SampleTerms, SampleUnit } from './grade-types.ts'

/**
 * The shape of the sample content: plain data, independent of the database. Lists are in display order. A `key` identifies
 * an item within its list.
 */
export type Text = { id: string; en: string }

export type TextList = { id: string[]; en: string[] }

export type PictureKey =
  | DrawnMachine
  | 'mine'
  | 'coal'
  | 'silica'
  | 'gold'
  | 'quartz-sand'
  | 'zircon-sand'
  | 'tin'
  | 'barge'
  | 'stockpile'
  | 'benches'
  | 'haul-road'
  | 'river-dredge'
  | 'quarry'
  | 'tow'
  | 'crushed-stone'
  | 'fleet'
  | 'minerals'
  | 'yard'
  | 'conveyor'
  | 'coal-detail'
  | 'tin-detail'
  | 'silica-detail'
  | 'zircon-detail'
  | 'logo-energy'
  | 'logo-minerals'
  | 'logo-equipment'

/** `file` is in `content-service/sample/pictures`; `alt` describes the picture as an illustration. */
export type Picture = { file: string; alt: Text; credit: Text }

export type Office = {
  name: Text
  address: Text
  phone: string
  latitude: number
  longitude: number
  timeZone: TimeZone
  hours: { from: Day; to: Day; opens: string; closes: string; note?: Text }[]
  hoursNote: Text
}

/** The head office comes first: the footer shows its telephone, address and hours. */
export type CompanyProfile = {
  notice: Text
  whatsapp: string
  offices: Office[]
  registrations: { name: Text; number: string }[]
  holidays: { day: string; name: Text }[]
}

export type Person = {
  key: string
  name: string
  role: Text
  area: Text
  languages: SpokenLanguage[]
  phone: string
  whatsapp: string
  email: string
}

/** A text that begins answers to enquiries. */
export type ReplyTemplate = { key: string; name: Text; text: Text }

export type Settings = {
  company_name: Text
  company_tagline: Text
  company_description: Text
  company_vision: Text
  company_mission: Text
  company_commitment: Text
  company_services: Text
  social_facebook: Text
  social_instagram: Text
  social_linkedin: Text
  social_youtube: Text
  contact_email: Text
}

/** `parent` is the `key` of another footer item, null at the top. */
export type FooterItem = {
  key: string
  parent: string | null
  name: Text
  title: Text
}

/** `parent` is the `key` of an earlier item, null at the top. */
export type MenuItem = { key: string; parent: string | null; url: string; title: Text }

/** Section orders: hero 1, about 2, vision 3, faq 4. */
export type HomePage = {
  hero: {
    title: Text
    subtitle: Text
    buttonText: Text
    buttonUrl: Text
    picture: PictureKey
  }
  about: { title: Text; subtitle: Text; description: Text; picture: PictureKey }
  vision: { title: Text; subtitle: Text; description: Text; picture: PictureKey }
  faq: { title: Text; subtitle: Text; items: FaqItem[] }
}

export type FaqItem = { question: Text; answer: Text }

export type Feature = { title: Text; description: Text }

/**
 * A mineral or a machine: both have the same shape. The menu shows the first two words of a description. A machine whose
 * sheet has only our own figures has a typed table: the sheet alone shows those figures, with its footnote.
 */
export type CatalogueItem = {
  key: string
  name: Text
  description: Text
  /** The picture of a mineral; the site draws machines. */
  picture?: PictureKey
  grades?: SampleGrade[]
  terms?: SampleTerms
  /** The keys of the mining locations that the product comes from. */
  origins?: string[]
  /** The key of the contact person. */
  contact?: string
} & ({ sheet: SheetPath } | { features: Feature[] })

export type Business = { key: string; name: Text; description: Text; logo: PictureKey }

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: Text }
  | { kind: 'paragraph'; text: Text }
  | { kind: 'link'; text: Text; to: string }
  | { kind: 'list'; ordered: boolean; items: Text[] }

/** `publishedDate` is an ISO 8601 timestamp with an offset. */
export type Post = {
  key: string
  title: Text
  category: Text
  publishedDate: string
  picture: PictureKey
  body: Block[]
}

export type MiningLocation = {
  key: string
  location: Text
  description: Text
  picture: PictureKey
  role: Text
  relation: Relation
  loadPort: Text
  latitude: number
  longitude: number
  facts: { title: Text; text: Text }[]
}

export type Manager = { key: string; name: string; position: Text }

export type GalleryEntry = { key: string; title: Text; description: Text; picture: PictureKey }

/** One of the company's own pages; `key` is its address. */
export type OwnPage = {
  key: string
  title: Text
  intro: Text
  seoDescription: Text
  body: Block[]
}

/** `key` is the old address. */
export type Redirect = { key: string; to: string; permanent: boolean }

/** `file` is in `content-service/sample/documents`; dates are ISO 8601 days; the rest are keys of the other lists. */
export type SampleDocument = {
  key: string
  file: string
  title: Text
  kind: DocumentKind
  number?: string
  issuer: Text
  date: string
  validUntil?: string
  products?: string[]
  tools?: string[]
}

export type SampleContent = {
  pictures: Record<PictureKey, Picture>
  settings: Settings
  footer: FooterItem[]
  menu: MenuItem[]
  home: HomePage
  products: CatalogueItem[]
  tools: CatalogueItem[]
  units: SampleUnit[]
  sheetPictures: Partial<Record<SheetPath, PictureKey>>
  company: CompanyProfile
  documents: SampleDocument[]
  businesses: Business[]
  people: Person[]
  posts: Post[]
  miningLocations: MiningLocation[]
  managers: Manager[]
  galleries: GalleryEntry[]
  ownPages: OwnPage[]
  redirects: Redirect[]
  replyTemplates: ReplyTemplate[]
}
