import type { ContactDetails } from '@niaga/contract/contact-details'
import { formTexts, type ItemKind } from '@niaga/contract/enquiry-terms'
import type { DeskEntry } from '../../ui/desks/desk-view.ts'
import type { OfficeEntry } from '../../ui/offices/office-views.ts'
import type { Attachment, RejectedFile } from './attachments/attachments.ts'
import type { Item } from './items/item.ts'

/** A field of the sender. */
export type ContactField = (typeof formTexts)[number]

export function contactTexts(read: (field: ContactField) => string): Record<ContactField, string> {
  const texts = formTexts.map((field) => [field, read(field)])
  return Object.fromEntries(texts) as Record<ContactField, string>
}

/** The form exactly as the visitor filled it in. */
export type ContactValues = Record<ContactField, string> & {
  items: Item[]
  /** Metadata only: the content of the files is in the form alone. */
  attachments: Attachment[]
}

/**
 * Why a field was rejected; `request_too_long` is a message that is too long with its items, `cut_short` an address that
 * the visitor is asked to confirm once, `quantity` one without a readable figure, `invalid` a reason that only the content service knows.
 */
export type FieldFault =
  | 'missing'
  | 'format'
  | 'cut_short'
  | 'too_long'
  | 'request_too_long'
  | 'quantity'
  | 'invalid'
/** Errors by the name of the control: a field of the sender, or `items.0.product`. */
export type FieldFaults = Record<string, FieldFault>

/** Buttons that change the form on the server, for visitors without script: `add.coal`, `remove.0`. */
export const changeButton = 'change'

/** Fields that script fills in; without script they are empty and ignored. */
export const scriptFields = {
  token: 'token',
  filledMs: 'filled_ms',
  page: 'page',
  campaign: 'campaign',
  source: 'source',
} as const

/** The control for files, named like the form part in the contract. */
export const attachmentsField = 'attachment'

/** The address that the visitor was already asked to confirm; when sent again, it is accepted. */
export const confirmedEmail = 'confirmed_email'

/** The honeypot, whose name autofill does not know. */
export const honeypotField = 'other_needs'

/** A captcha service's element in the form, as its documentation requires. */
export type Captcha = {
  scriptUrl: string
  siteKey: string
  /** The class of the element that the service's script fills. */
  element: string
}

/** The contact that the pages name for the requested items; unknown values are `''`. */
export type Answerer = Record<'name' | 'role' | 'phone' | 'whatsapp' | 'email', string> & {
  /** The requested products that this contact is responsible for. */
  products: string[]
}

/** The receipt of a message that was sent. */
export type Receipt = {
  /** `''` if the host returned none. */
  reference: string
  /** The whole message as it was sent. */
  text: string
  /** When an answer is promised, as an ISO 8601 timestamp; `null` if the opening hours are unknown. */
  answerBy: string | null
  people: Answerer[]
  /** The path of the request's page, `''` if the host has none; the page then replaces the text, print and copy. */
  page: string
}

/**
 * The result of sending a message; `editing` if it only added or removed an item; `captcha` if the captcha service
 * rejected it. A failure contains the typed values, so nothing is lost without script; `null` if the form never left the
 * browser and still has them.
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
      /** Seconds until the visitor may send again, if known. */
      retryAfterS?: number
    }

/** A section of the map of the country, the picture of the whole, and the office's marker, in units of the map. */
export type OwnMap = {
  part: string
  whole: { href: string; width: number; height: number }
  mark: { cx: number; cy: number; r: number }
}

/** The map of the postal address: one to embed, one to open, and our own. */
export type MapView = {
  address: string
  frameTitle: string
  embed: string
  page: string
  /** `null` if the position of the head office is unknown. */
  plan: OwnMap | null
}

/** What the form shows; as an island's properties, in JSON. */
export type FormView = {
  /** `null` if the contact data could not be loaded; the form works without it. */
  details: ContactDetails | null
  /** The form's address to share with a colleague. */
  address: string
  /** The names of the company's goods of each kind, to choose from. */
  goods: Record<ItemKind, string[]>
  /** Who answers for the company's goods, by their names in the page's language. */
  answerers: Answerer[]
  /** Items named in the address. */
  items: Item[]
  /** The first sentence of the message for the items in the address. */
  opening: string
  /** Whether the company promises an answer by its opening hours. */
  promisesAnswer: boolean
  /** The total size limit of a message's files, in bytes; `null` if the host accepts no files. */
  attachmentBytes: number | null
  /** How long messages are kept, in words; `''` if unknown. */
  keepPeriod: string
  /** The path of the privacy notice, `''` if it does not exist. */
  privacyPath: string
  captcha: Captcha | null
}

export type ContactView = {
  form: FormView
  /** The error text of the failed call, `''` without an error. */
  failure: string
  /** `null` without a postal address. */
  map: MapView | null
  /** Omitted if there are no offices. */
  offices?: OfficeEntry[]
  desks?: DeskEntry[]
}
