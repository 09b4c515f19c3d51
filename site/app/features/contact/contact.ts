import type { ContactDetails } from '@niaga/contract/contact-details'
import type { OfficeEntry } from '../../ui/offices/office-views.ts'
import type { Attachment, RejectedFile } from './attachments/attachments.ts'
import type { Item } from './items/item.ts'
import type { DeskEntry } from './offices-view.ts'

/** The fields of the sender, in the form's order. */
export const contactFields = ['name', 'email', 'company', 'country', 'phone', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** A form in which nothing was typed. */
export const noTexts: Record<ContactField, string> = {
  name: '',
  email: '',
  company: '',
  country: '',
  phone: '',
  message: '',
}

/** The form exactly as the visitor filled it in. */
export type ContactValues = Record<ContactField, string> & {
  items: Item[]
  /** Only what is said of the files: their content is in the form alone. */
  attachments: Attachment[]
}

/** The most characters that each field accepts. */
export type ContactLimits = Record<ContactField, number>

/** Why a field was rejected; `request_too_long` is a message that is too long with its items, `cut_short` is an address that the visitor is asked about once, `invalid` is a reason that only the content service knows. */
export type FieldFault =
  | 'missing'
  | 'format'
  | 'cut_short'
  | 'too_long'
  | 'request_too_long'
  | 'invalid'
/** By the name of the control: a field of the sender, or `items.0.product`. */
export type FieldFaults = Record<string, FieldFault>

/** Buttons that change the form on the server, for visitors without script: `add.coal`, `remove.0`. */
export const changeButton = 'change'

/** The fields that script adds to the form; without script they are empty and ignored. */
export const scriptFields = {
  token: 'token',
  filledMs: 'filled_ms',
  page: 'page',
  campaign: 'campaign',
  source: 'source',
} as const

/** The control for files, named as the part of a form in the contract. */
export const attachmentsField = 'attachment'

/** The address about which the visitor was asked already: sent again, it is accepted. */
export const confirmedEmail = 'confirmed_email'

/** The honeypot, whose name autofill does not know. */
export const honeypotField = 'other_needs'

/** What a captcha service shows in the form, as its documentation requires. */
export type Captcha = {
  scriptUrl: string
  siteKey: string
  /** The class of the element that its script fills. */
  element: string
}

/** Whom the pages name for what was asked for; what is not known is `''`. */
export type Answerer = Record<'name' | 'role' | 'phone' | 'whatsapp' | 'email', string> & {
  /** What they answer about, as it was asked for. */
  products: string[]
}

/** What a visitor keeps of a message that was sent. */
export type Receipt = {
  /** `''` if the host did not take it over. */
  reference: string
  /** The whole message as it was sent. */
  text: string
  /** When an answer is promised, as an ISO 8601 timestamp; `null` if the opening hours are not known. */
  answerBy: string | null
  people: Answerer[]
}

/**
 * The result of sending a message; `editing` if it was not to be sent yet, but an item added or removed; `captcha` if the captcha service rejected it. A failure contains what was typed, so
 * that nothing is lost without script; `null` if the form never left the browser and still has it.
 */
export type ContactResult =
  | { status: 'sent'; receipt: Receipt }
  | { status: 'editing'; values: ContactValues }
  | { status: 'captcha'; values: ContactValues | null }
  | {
      status: 'failed'
      faults: FieldFaults
      values: ContactValues | null
      files?: RejectedFile[]
      /** The seconds until the visitor may send again, if known. */
      retryAfterS?: number
    }

/** A part of the map of the country, the picture of the whole, and the mark of the office, in units of the map. */
export type OwnMap = {
  part: string
  whole: { href: string; width: number; height: number }
  mark: { cx: number; cy: number; r: number }
}

/** The map of the postal address, one to embed and one to open, and our own. */
export type MapView = {
  address: string
  frameTitle: string
  embed: string
  page: string
  /** `null` if the position of the head office is not known. */
  own: OwnMap | null
}

export type ContactView = {
  /** `null` if the contact data could not be loaded; the form works without it. */
  details: ContactDetails | null
  /** The error text of the failed call, `''` if there was none. */
  failure: string
  limits: ContactLimits
  /** The form's own address, for a colleague. */
  address: string
  /** The items that the address names. */
  items: Item[]
  /** The sentence that the message begins with, for what the address names. */
  opening: string
  /** Whether the company promises an answer by its opening hours. */
  promisesAnswer: boolean
  /** `null` without a postal address. */
  map: MapView | null
  /** How large the files of a message may be together, in bytes; `null` if the host takes none. */
  attachmentBytes: number | null
  /** How long messages are kept, in words; `''` if not known. */
  keepPeriod: string
  /** The path of the privacy notice, `''` if there is none. */
  privacyPath: string
  captcha: Captcha | null
  /** Left out where there are none. */
  offices?: OfficeEntry[]
  desks?: DeskEntry[]
}
